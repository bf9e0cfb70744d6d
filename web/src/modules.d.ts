// Types of the modules that our Vite plugins make.
declare module 'virtual:words' {
  type Load = () => Promise<{ default: import('./words/forms').Tree }>;
  export const LOADERS: Record<import('./words/bundles').Bundle, Record<import('./words/languages').Language, Load>>;
}

declare module 'virtual:engine' {
  /** The files of Python and our package, relative to the built scripts; null in a build without them. */
  export const engine: {
    name: string;
    folder: string;
    files: string[];
    /** Needed only where the snapshot of Python cannot be restored. */
    spare: string[];
    bytes: number;
  } | null;
}

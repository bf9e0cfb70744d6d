// Types of the modules that our Vite plugin makes.
declare module 'virtual:words/*' {
  const tree: import('./words/forms').Tree;
  export default tree;
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

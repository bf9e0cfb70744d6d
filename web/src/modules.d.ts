// The modules that our Vite plugin makes.
declare module 'virtual:words/*' {
  const source: string;
  export default source;
}

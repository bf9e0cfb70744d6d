// Types of the modules that our Vite plugin makes.
declare module 'virtual:words/*' {
  const tree: import('./words/forms').Tree;
  export default tree;
}

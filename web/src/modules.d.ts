// The modules that our Vite plugin makes.
declare module 'virtual:words/*' {
  const forms: import('./words/forms').Forms;
  export default forms;
}

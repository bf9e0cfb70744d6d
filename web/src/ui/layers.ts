// Sheets over a page: the browser's back button closes the topmost one before it leaves the page.
type Close = () => void;

const layers: Close[] = [];
let isLeaving = false; // we go back ourselves, so nobody pressed the button

/** A sheet was opened; call the result when it is closed. */
export function openLayer(close: Close): () => void {
  if (layers.length === 0 && !isOurs()) history.pushState({ isLayer: true }, '');
  layers.push(close);
  return () => {
    const index = layers.indexOf(close);
    if (index >= 0) layers.splice(index, 1);
    setTimeout(tidy); // another sheet may be opened in the place of this one
  };
}

/** Once no sheet is left its entry of the history goes too, unless a link has led on meanwhile. */
function tidy(): void {
  if (layers.length > 0 || !isOurs()) return;
  isLeaving = true;
  history.back();
}

function isOurs(): boolean {
  return (history.state as { isLayer?: boolean } | null)?.isLayer === true;
}

/** Whether going back closed a sheet, and the page stays. */
export function closeLayer(): boolean {
  if (isLeaving) {
    isLeaving = false;
    return true;
  }
  const close = layers.pop();
  if (!close) return false;
  close();
  if (layers.length > 0) history.pushState({ isLayer: true }, '');
  return true;
}

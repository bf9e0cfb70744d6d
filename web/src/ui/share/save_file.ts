// Saves a text as a file on this device.

export function saveFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  [anchor.href, anchor.download] = [address, name];
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers read it late
}

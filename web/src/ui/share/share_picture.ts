// Shares, saves or copies a picture, as far as the browser can.

export function canSharePicture(picture: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [picture] });
}

/** Hand a picture to the phone; whoever thinks better of it has done nothing wrong. */
export async function sharePicture(picture: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [picture], title });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) savePicture(picture);
  }
}

export function savePicture(picture: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const canCopyPicture = (): boolean => typeof ClipboardItem === 'function' && 'clipboard' in navigator;

/** Put a picture where it can be pasted from; says whether that worked. */
export async function copyPicture(picture: File): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return true;
  } catch {
    return false;
  }
}

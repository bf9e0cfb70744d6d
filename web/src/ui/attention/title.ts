// Sets the document's title.
export function setTitle(title: string): void {
  document.title = title ? `${title} · Volteface` : 'Volteface';
}

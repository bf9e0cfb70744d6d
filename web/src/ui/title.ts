// What the browser calls the page: in its tab, in its history.
export function setTitle(title: string): void {
  document.title = title ? `${title} · Volteface` : 'Volteface';
}

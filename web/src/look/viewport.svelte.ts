// The size of the viewport: a phone's, or wide enough for something beside the table.
class Viewport {
  isPhone: boolean = $state(false);
  isWide: boolean = $state(false);

  /** Read the size now and whenever it changes; call once, while the page is set up. */
  follow(): void {
    this.#watch('(max-width: 699px)', (is) => (this.isPhone = is));
    this.#watch('(min-width: 1100px)', (is) => (this.isWide = is));
  }

  #watch(query: string, tell: (is: boolean) => void): void {
    const list = matchMedia(query);
    tell(list.matches);
    list.addEventListener('change', () => tell(list.matches));
  }
}

export const viewport = new Viewport();

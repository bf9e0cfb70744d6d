// How much room there is: a phone's, or enough for something beside the table.
class Room {
  isPhone: boolean = $state(false);
  isWide: boolean = $state(false);

  /** Look at the screen now and whenever it changes; call once, while the page is set up. */
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

export const room = new Room();

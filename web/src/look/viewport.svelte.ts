// The size of the viewport: a phone's, a phone's on its side, or wide enough for something beside the table.
class Viewport {
  isPhone: boolean = $state(false);
  isWide: boolean = $state(false);
  /** A small phone: only what one decides with keeps its size. */
  isSmall: boolean = $state(false);
  /** A short laptop: what lies in the middle of a table has little room. */
  isShort: boolean = $state(false);
  /** Too low to put anything below the table: what belongs to the player stands beside it. */
  isLow: boolean = $state(false);

  /** Read the size now and whenever it changes; call once, while the page is set up. */
  follow(): void {
    this.#watch('(max-width: 699px)', (is) => (this.isPhone = is));
    this.#watch('(max-height: 600px)', (is) => (this.isSmall = is));
    this.#watch('(max-height: 700px)', (is) => (this.isShort = is));
    this.#watch('(max-height: 475px) and (min-width: 560px)', (is) => (this.isLow = is));
    this.#watch('(min-width: 1100px)', (is) => (this.isWide = is));
  }

  #watch(query: string, tell: (is: boolean) => void): void {
    const list = matchMedia(query);
    tell(list.matches);
    list.addEventListener('change', () => tell(list.matches));
  }
}

export const viewport = new Viewport();

const SIDE_PANEL = 348; // its width in pixels, as in shell/SidePanel

/** About how large a table will be, so that it need not be drawn for another size before it is measured. */
export function firstSize(): { width: number; height: number } {
  return { width: innerWidth - (viewport.isWide ? SIDE_PANEL : 0), height: innerHeight };
}

"""One page on screens of many sizes, one after the other: cheaper than a page for each of them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Page, ViewportSize

Size = tuple[int, int]

PHONE: Final = (390, 844)
TABLET: Final = (820, 1180)
DESKTOP: Final = (1280, 800)
SMALL: Final[Sequence[Size]] = ((844, 390), (320, 568), (1366, 625), (683, 384))
EVERY: Final[Sequence[Size]] = (PHONE, *SMALL, TABLET, (1440, 900))


def screen(size: Size) -> dict[str, ViewportSize]:
    """The option of a new page that makes it as large as that."""
    return {"viewport": {"width": size[0], "height": size[1]}}


@contextmanager
def resized(page: Page, size: Size) -> Iterator[None]:
    """Look at a page on a screen of another size, once everything lies still there; a failure names the size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(UNTIL_STILL)
    try:
        yield
    except AssertionError as error:
        error.add_note(f"on a screen of {size[0]}×{size[1]}")
        raise


# Resolves once nothing has moved for three frames.
UNTIL_STILL: Final = """() => new Promise((settle) => {
  let [before, frames] = ['', 0];
  const look = () => {
    const boxes = [...document.querySelectorAll('main *')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join();
    }).join(';');
    frames = boxes === before ? frames + 1 : 0;
    before = boxes;
    if (frames < 3) requestAnimationFrame(look);
    else settle();
  };
  requestAnimationFrame(look);
})"""

# What is written smaller than 13 pixels.
TINY_WORDS: Final = """() => [...document.querySelectorAll('main *')].filter((one) => {
  const isText = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  return isText && one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !one.closest('.hearsay, svg') && parseFloat(getComputedStyle(one).fontSize) < 13;
}).map((one) => one.textContent)"""

"""What a learner does in each step of a lesson, by touch."""

from typing import Final

from playwright.sync_api import Page, expect

from volteface.kernel.lessons import Lesson, Step
from volteface.locale import Words

AIMED: Final = ("freeze", "flip3", "give")
PATIENCE_MS: Final = 20_000

# Where to touch what goes on, once the step of that number says its sentence: the middle of a control that has come to
# rest with nothing over it. Half of the screen belongs to the table.
SPOT: Final = """async ({ number, text, selector, patience }) => {
  const until = performance.now() + patience;
  let last = '', why = '';
  while (performance.now() < until) {
    await new Promise((go) => setTimeout(go, 30));
    const at = [...document.querySelectorAll('.dots li')].findIndex((one) => one.ariaCurrent === 'step');
    const said = document.querySelector('.bubble .text')?.textContent;
    const bubble = document.querySelector('.bubble.isPlaced')?.getBoundingClientRect();
    const found = document.querySelector(selector), box = found?.getBoundingClientRect();
    why = `at step ${at}, it says ${said}`;
    if (at !== number || said !== text || !bubble || !box) continue;
    if (bubble.height > innerHeight / 2 || bubble.left <= 0 || bubble.right > innerWidth || bubble.bottom > innerHeight)
      throw new Error(`the bubble of ${text} does not fit`);
    const spot = [box.left + box.width / 2, box.top + box.height / 2];
    const isFree = found.contains(document.elementFromPoint(...spot));
    why = `${selector} is ${isFree ? 'moving' : 'covered'}`;
    if (isFree && String(spot) === last) return spot;
    last = String(spot);
  }
  throw new Error(`step ${number}: ${why}`);
}"""


def learn(page: Page, lesson: Lesson, words: Words) -> None:
    """Go through a lesson that is open, by touch, and see that each step says its sentence."""
    for number, step in enumerate(lesson.steps):
        text = words.text(f"lesson-{lesson.game}-{lesson.lesson}-{step.step}")
        for selector in _presses(lesson, step):
            wanted = {"number": number, "text": text, "selector": selector, "patience": PATIENCE_MS}
            x, y = page.evaluate(SPOT, wanted)
            page.touchscreen.tap(x, y)
    expect(page.locator("#done-title")).to_be_visible()


def see_step(page: Page, number: int) -> None:
    """Wait until a step of that number is shown."""
    expect(page.locator(".dots li").nth(number)).to_have_attribute("aria-current", "step")
    expect(page.locator(".bubble h2")).to_be_visible()


def take_step(page: Page, lesson: Lesson, step: Step) -> None:
    """Do what a step awaits, or go on."""
    for selector in _presses(lesson, step):
        page.locator(selector).click()


def _presses(lesson: Lesson, step: Step) -> tuple[str, ...]:
    """What to press in a step, one after the other."""
    if not step.awaits:
        return ("[data-go-on]",)
    _, verb, *rest = step.awaits[0].split()
    if verb in AIMED:
        return f'[data-target="{lesson.given["seats"].split().index(rest[0])}"]', "[data-settle]"
    if verb == "lay":
        return '[data-move="lay_down"]', "dialog [data-lay]"
    card = (f'.dock [data-face="{rest[0].partition("/")[0]}"] button',) if rest else ()
    return (*card, f'[data-move="{verb}"]')

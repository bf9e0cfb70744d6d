"""What a learner does in each step of a lesson, by touch."""

from playwright.sync_api import Page, expect

from volteface.kernel.lessons import Lesson, Step

AIMED = ("freeze", "flip3", "give")


def learn(page: Page, lesson: Lesson) -> None:
    """Go through a lesson that is open."""
    for number, step in enumerate(lesson.steps):
        see_step(page, number)
        take_step(page, lesson, step)
    expect(page.locator("#done-title")).to_be_visible()


def see_step(page: Page, number: int) -> None:
    """Wait until a step of that number is shown."""
    expect(page.locator(".dots li").nth(number)).to_have_attribute("aria-current", "step")
    expect(page.locator(".bubble h2")).to_be_visible()


def take_step(page: Page, lesson: Lesson, step: Step, *, by_touch: bool = True) -> None:
    """Do what a step awaits, or go on."""
    for selector in _presses(lesson, step):
        found = page.locator(selector)
        if by_touch:
            found.tap()
        else:
            found.click()


def _presses(lesson: Lesson, step: Step) -> tuple[str, ...]:
    """What to press, one after the other."""
    if not step.awaits:
        return ("[data-go-on]",)
    _, verb, *rest = step.awaits[0].split()
    if verb in AIMED:
        return f'[data-target="{lesson.given["seats"].split().index(rest[0])}"]', "[data-settle]"
    if verb == "lay":
        return '[data-move="lay_down"]', "dialog [data-lay]"
    card = (f'.dock [data-face="{rest[0].partition("/")[0]}"] button',) if rest else ()
    return (*card, f'[data-move="{verb}"]')

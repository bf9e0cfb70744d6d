"""What a learner does in each step of a lesson, by touch."""

from playwright.sync_api import Page, expect

from volteface.kernel.lessons import Lesson, Step

HIT_OR_STAY = ("hit", "stay")
AIMED = ("freeze", "flip3", "give")


def learn(page: Page, lesson: Lesson) -> None:
    """Go through a lesson that is open."""
    for number, step in enumerate(lesson.steps):
        see_step(page, number)
        take_step(page, lesson, step)
    expect(page.get_by_role("region", name="Well done!")).to_be_visible()


def see_step(page: Page, number: int) -> None:
    """Wait until a step of that number is shown."""
    expect(page.locator(".dots li").nth(number)).to_have_attribute("aria-current", "step")
    expect(page.locator(".bubble h2")).to_be_visible()


def take_step(page: Page, lesson: Lesson, step: Step) -> None:
    """Do what a step awaits, or go on."""
    if not step.awaits:
        page.locator("[data-go-on]").tap()
        return
    _, verb, *rest = step.awaits[0].split()
    if verb in AIMED:
        page.locator(f'[data-target="{lesson.given["seats"].split().index(rest[0])}"]').tap()
        page.locator("[data-settle]").tap()
    elif verb == "lay":
        page.locator('[data-move="lay_down"]').tap()
        page.locator("dialog [data-lay]").tap()
    elif rest:
        face = rest[0].partition("/")[0]
        page.locator(f'.dock [data-face="{face}"] button').tap()
        page.locator(f'[data-move="{verb}"]').tap()
    else:
        page.locator(f'[data-move="{verb}"]').tap()

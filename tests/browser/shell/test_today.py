"""Today's deck, from the first page to a result that is shared."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.daily_tries import NO_SHARE_SHEET

from .steps import HIT

# Stays as soon as that is possible, and goes on to the next round; true once the result is there.
PLAY_ON = """() => {
  if (document.querySelector('[aria-label="Your rounds"]')) return true;
  const open = [...document.querySelectorAll('button')].filter(
    (one) => one.checkVisibility() && !one.disabled && one.ariaDisabled !== 'true');
  const find = (text) => open.find((one) => one.innerText.startsWith(text) || one.dataset.move === text);
  (find('stay') ?? find('Next round') ?? find('The result') ?? find('hit'))?.click();
  return false;
}"""


def test_a_newcomer_plays_todays_deck_and_shares_the_result(server: str, new_person: NewPerson) -> None:
    page = new_person(reduced_motion="reduce")
    page.add_init_script(NO_SHARE_SHEET)
    page.goto(server)
    page.get_by_role("link", name="Today’s deck").click()
    expect(page.get_by_text("The same cards in the same order")).to_be_visible()
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**/t/*")
    table = page.url
    expect(page.get_by_role("button", name=HIT)).to_be_visible()
    page.goto(f"{server}/today")
    page.get_by_role("button", name="Go on").click()
    page.wait_for_url(table)
    page.wait_for_function(PLAY_ON, polling=150, timeout=60_000)
    expect(page.get_by_text("The solver, with your deck")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    shared = page.evaluate("window.copied")
    assert shared.count("\n") >= 6 and "/today" in shared
    page.goto(server)
    expect(page.get_by_role("link", name="Today’s deck")).to_contain_text("Played today")
    page.get_by_role("link", name="Today’s deck").click()
    expect(page.get_by_label("Your rounds")).to_be_visible()

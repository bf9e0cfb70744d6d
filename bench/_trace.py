"""What Chromium's own trace says of the time that tasks of a page take on the processor."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser

CATEGORIES: Final = ["toplevel"]
PATIENCE_MS: Final = 30_000

Trace = list[dict[str, Any]]


class Task(NamedTuple):
    """How long one task took."""

    clock_ms: float
    cpu_ms: float


@contextmanager
def traced(browser: Browser) -> Iterator[Trace]:
    """The events of all that happens inside; they are there once it is over."""
    session = browser.new_browser_cdp_session()
    events: Trace = []
    ends: set[str] = set()
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: ends.add("complete"))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}, "transferMode": "ReportEvents"})
    yield events
    session.send("Tracing.end")
    page = browser.contexts[0].pages[0]
    for _ in range(PATIENCE_MS // 100):
        if ends:
            break
        page.wait_for_timeout(100)
    session.detach()


def longest_task_cpu_ms(trace: Trace) -> float:
    """The most processor time that one task took on the main thread of the busiest page."""
    return max(task.cpu_ms for task in tasks_in(trace))


def tasks_in(trace: Trace) -> list[Task]:
    """The tasks on the main thread of the busiest page."""
    mains = {_thread(event) for event in trace if event.get("args", {}).get("name") == "CrRendererMain"}
    tasks = [[_task(event) for event in trace if _is_task(event, main)] for main in mains]
    return max(tasks, key=len)


def _task(event: dict[str, Any]) -> Task:
    return Task(float(event.get("dur", 0)) / 1000, float(event.get("tdur", 0)) / 1000)


def _is_task(event: dict[str, Any], thread: tuple[int, int]) -> bool:
    return event.get("ph") == "X" and _thread(event) == thread


def _thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]

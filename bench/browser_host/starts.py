"""What each way to start Python sooner brings: the engine as it is built, and each of them switched off in turn.

The same page is served several times, each time with other files of the engine. All are started in turn, several times
over, and the best of each is compared with that of the engine as it is built: what else the machine does only adds to
it. Files are in the browser's cache. Seconds on the clock grow when other programs want the same cores; those on the
processor are of all threads of the browser.
"""

import argparse
import io
import json
import os
import zipfile
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from bench.browser_host.page import ROOT, KillableBrowser, build_page, playwright_and_profile, served_folder

STARTS: Final = 7
WARM_UP: Final = 2  # starts that are not counted: the browser keeps code that it has compiled
TICKS: Final = os.sysconf("SC_CLK_TCK")
START: Final = """async () => {
  const begun = performance.now();
  await host.start();
  return (performance.now() - begun) / 1000;
}"""
# Compiles once everything is there, as browsers do that cannot compile while they fetch.
NOT_STREAMING: Final = b"""
WebAssembly.instantiateStreaming = async (response, imports) =>
  WebAssembly.instantiate(await (await response).arrayBuffer(), imports);
"""
EVERY_MODULE: Final = b"""
import sys
for name in sorted(sys.stdlib_module_names - {"antigravity", "this", "idlelib", "turtle", "turtledemo", "tkinter"}):
    try:
        __import__(name)
    except Exception:
        pass
"""
FIRST_MODULE: Final = "volteface/browser/__init__.py"

Changes = Mapping[str, bytes | None]  # by the name of a file; None: it is not there


class Start(NamedTuple):
    """How long one start took, in seconds."""

    clock: float
    cpu: float


def main() -> None:
    """Measure and say."""
    parser = argparse.ArgumentParser(prog="python -m bench.browser_host.starts", description=__doc__)
    parser.add_argument("--json", action="store_true")
    as_json = parser.parse_args().json
    with TemporaryDirectory() as folder:
        build_page(Path(folder))
        starts = measure(Path(folder))
    best = {name: Start(min(s.clock for s in many), min(s.cpu for s in many)) for name, many in starts.items()}
    if as_json:
        print(json.dumps({name: one._asdict() for name, one in best.items()}))
        return
    base = best["as built"]
    for name, one in best.items():
        ratios = f"{one.clock / base.clock:5.2f} x on the clock, {one.cpu / base.cpu:5.2f} x on the processor"
        print(f"{name:44} {one.clock:6.2f} s, {one.cpu:6.2f} s of processor   {ratios}")


def measure(folder: Path) -> dict[str, list[Start]]:
    """Several starts of each variant, in turn."""
    starts: dict[str, list[Start]] = {}
    with ExitStack() as stack:
        playwright, profile = stack.enter_context(playwright_and_profile())
        served = {
            name: stack.enter_context(served_folder(folder, changes)) for name, changes in variants(folder).items()
        }
        browser = KillableBrowser(playwright, profile)
        stack.callback(browser.kill)
        for number in range(WARM_UP + STARTS):
            for name, address in served.items():
                start = start_once(browser, address)
                if number >= WARM_UP:
                    starts.setdefault(name, []).append(start)
    return starts


def start_once(browser: KillableBrowser, address: str) -> Start:
    """Start the host on a fresh page."""
    page = browser.open(address)
    before = cpu_seconds(browser.session)
    clock = float(page.evaluate(START))
    cpu = cpu_seconds(browser.session) - before
    page.goto("about:blank")
    return Start(clock, cpu)


def variants(folder: Path) -> dict[str, Changes]:
    """The engine as it is built, and without each of the ways in turn."""
    engine = next(folder.glob("assets/engine-*"))
    script = (engine / "pyodide.mjs").read_bytes()
    no_snapshot: Changes = {"python.bin": None}
    return {
        "as built": {},
        "without streaming compilation": {"pyodide.mjs": NOT_STREAMING + script},
        "without the snapshot": no_snapshot,
        "without the snapshot, every module imported": {**no_snapshot, "packages.zip": with_every_module(engine)},
        "without the snapshot, modules as source": {**no_snapshot, **sources()},
    }


def with_every_module(engine: Path) -> bytes:
    """Our package, which imports the whole standard library first."""
    out = io.BytesIO()
    with zipfile.ZipFile(engine / "packages.zip") as packed, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as more:
        for name in packed.namelist():
            if name != f"{FIRST_MODULE}c":
                more.writestr(name, packed.read(name))
        more.writestr(FIRST_MODULE, EVERY_MODULE)
    return out.getvalue()


def sources() -> dict[str, bytes]:
    """The standard library as Pyodide brings it, and our package and msgspec as they are written."""
    compiling: dict[str, object] = {}
    exec((ROOT / "web/engine/compile.py").read_text(encoding="utf-8"), compiling)  # it is no module of a package
    own, wheel_files, zipped = compiling["own_files"], compiling["wheel_files"], compiling["zipped"]
    assert callable(own) and callable(wheel_files) and callable(zipped)
    wheel = next((ROOT / "web/.engine/wheels").glob("*.whl"))
    files = [*own(ROOT).items(), *wheel_files(wheel).items()]
    stdlib = ROOT / "web/node_modules/pyodide/python_stdlib.zip"
    return {"stdlib.zip": stdlib.read_bytes(), "packages.zip": zipped(files, is_compressed=True)}


def cpu_seconds(session: int) -> float:
    """The processor time of all processes of a session so far."""
    ticks = 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended meanwhile
        if int(fields[3]) == session:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


if __name__ == "__main__":
    main()

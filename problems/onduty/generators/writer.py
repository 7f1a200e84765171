"""Writes the tests of this package; the same file in every package of the bank."""

import random
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "data"
SOLUTION = ROOT / "submissions" / "accepted" / "solution.py"


def seeded(title):
    """A random generator that depends on nothing but the package's and the test's name."""
    return random.Random(f"{ROOT.name}/{title}")


class Writer:
    """Numbers tests within their group, writes them, and removes those of earlier runs."""

    def __init__(self):
        self.written = set()
        self.counts = {}

    def test(self, group, title, text):
        """One test of `sample`, `core`, `edge`, `perf1` or `perf2`, with its answer."""
        folder = DATA / (group if group == "sample" else f"secret/{group}")
        source = self._write(folder, group, title, text)
        answer = subprocess.run(
            [sys.executable, SOLUTION], input=text, capture_output=True, text=True, check=True
        )
        target = source.with_suffix(".ans")
        target.write_text(answer.stdout, encoding="utf-8")
        self.written.add(target)

    def invalid(self, title, text):
        """An input that the input validator must refuse."""
        self._write(DATA / "invalid_input", "invalid", title, text)

    def finish(self):
        """Removes tests that this run did not write."""
        for path in DATA.rglob("*"):
            if path.suffix in (".in", ".ans") and path not in self.written:
                path.unlink()

    def _write(self, folder, group, title, text):
        folder.mkdir(parents=True, exist_ok=True)
        number = self.counts[group] = self.counts.get(group, 0) + 1
        path = folder / f"{number:02}-{title}.in"
        path.write_bytes(text.encode("utf-8"))
        self.written.add(path)
        return path

"""Writes all tests. Run: python3 generators/generate.py"""

import subprocess
import sys

from events import event, stream, text, word
from writer import SOLUTION, Writer, seeded


def checkpoint(settings, lines):
    """The lines of a checkpoint after these events."""
    size, delay, late = settings
    head = ["restart", f"size {size} delay {delay} late {late}", "checkpoint none 0", "written 1000000"]
    source = text(*head, *lines, "checkpoint")
    run = subprocess.run([sys.executable, SOLUTION], input=source, capture_output=True, text=True, check=True)
    return run.stdout.splitlines()


def sprinkled(lines, every):
    """The same with a checkpoint after every so many lines."""
    out = []
    for number, line in enumerate(lines, 1):
        out += [line, "checkpoint"] if number % every == 0 else [line]
    return out


NOTHING = ["checkpoint none 0"]


def main():
    writer = Writer()

    def test(group, title, settings, known, written, *log):
        size, delay, late = settings
        head = [f"size {size} delay {delay} late {late}", *known, f"written {written}"]
        writer.test(group, title, text("restart", *head, *log))

    def e(key, shop, time, count=1, rev=None):
        return event(key, shop, time, count, rev)

    def cut(group, title, settings, written, at, every, n, **wanted):
        """A stream of `n` lines with the stop after `at` of them."""
        lines = stream(seeded(title), n, **wanted)
        test(group, title, settings, checkpoint(settings, lines[:at]), written, *sprinkled(lines[at:], every))

    start = ["checkpoint 75 3", "a1 0 north 5 3", "a2 0 east 64 4", "a3 2 west 75 1"]
    test("sample", "after-a-stop", (60, 0, 200), start, 1, e("a4", "west", 130, 2), e("a5", "east", 70, 6), "checkpoint")
    test("sample", "from-nothing", (60, 10, 0), NOTHING, 0, "checkpoint", e("b1", "docks", 30, 2), e("b2", "docks", 90, 3), "checkpoint")

    test("core", "save", (60, 0, 0), NOTHING, 0, *stream(seeded("save"), 30, bad=0), "checkpoint")
    cut("core", "load", (60, 5, 50), 0, 40, 1000, 120)
    cut("core", "load-and-save", (60, 5, 50), 0, 40, 25, 120)
    cut("core", "written", (20, 5, 50), 7, 60, 1000, 160)
    cut("core", "written-and-save", (20, 5, 50), 12, 60, 30, 160)
    cut("core", "corrections", (20, 0, 500), 3, 80, 40, 200, fix=0.3)
    cut("core", "late", (15, 0, 20), 4, 80, 40, 200, late=0.4, back=60)
    test("core", "nothing-written-yet", (10, 0, 100), ["checkpoint 12 2", "a 0 x 5 3", "b 0 x 12 2"], 0, e("c", "x", 4, 1), e("d", "x", 25, 1))
    test("core", "all-was-written", (10, 0, 100), ["checkpoint 12 2", "a 0 x 5 3", "b 0 x 12 2"], 3, e("c", "x", 4, 1), e("d", "x", 25, 1), "checkpoint")
    test("core", "open-stays-open", (10, 0, 100), NOTHING, 0, e("c", "x", 4, 1), e("d", "x", 25, 1), e("f", "y", 39, 1))
    cut("core", "many", (25, 8, 60), 20, 200, 150, 500, late=0.2)

    test("edge", "top-was-corrected", (10, 0, 100), ["checkpoint 99 1", "a 1 x 50 3"], 0, e("b", "x", 55, 2), "checkpoint", e("c", "x", 80, 1))
    test("edge", "top-decides-what-is-gone", (10, 0, 20), ["checkpoint 99 2", "a 1 x 50 3", "b 0 x 31 1"], 0, e("c", "x", 60, 2), e("b", "x", 99, 1, 1), e("d", "x", 75, 1), "checkpoint")
    test("edge", "gone-events-stay", (10, 0, 0), NOTHING, 0, e("z", "x", 1, 5), e("y", "x", 50, 5), "checkpoint", e("z", "x", 1, 5), e("z", "x", 1, 5, 1))
    test("edge", "checkpoints-do-not-count", (10, 0, 0), NOTHING, 2, e("z", "x", 1, 5), "checkpoint", "checkpoint", e("y", "x", 50, 5), "checkpoint", e("x", "x", 70, 5), e("w", "x", 99, 5))
    test("edge", "more-written-than-comes", (10, 0, 0), NOTHING, 1_000_000, e("z", "x", 1, 5), e("y", "x", 50, 5), "checkpoint")
    test("edge", "written-within-a-change", (10, 0, 100), ["checkpoint 12 2", "a 0 x 5 3", "b 0 x 12 2"], 1, e("c", "x", 4, 1), "checkpoint")
    test("edge", "order-of-ids", (10, 0, 100), NOTHING, 0, *(e(key, "x", 5) for key in ["b", "a", "ab", "a1", "10", "9", "z0", "1"]), "checkpoint")
    test("edge", "no-revision-is-zero", (10, 0, 100), NOTHING, 0, e("a", "x", 5), e("b", "x", 5, 1, 0), e("a", "y", 5, 1, 0), "checkpoint", e("a", "y", 6, 1, 7), "checkpoint")
    test("edge", "loaded-revisions", (10, 0, 100), ["checkpoint 5 2", "a 3 x 5 1", "b 0 x 5 1"], 0, e("a", "y", 5, 1, 2), e("a", "y", 5, 1, 3), e("b", "y", 5, 1, 1), "checkpoint", e("a", "z", 9, 2, 4), "checkpoint")
    test("edge", "leaves-a-loaded-window", (10, 0, 100), ["checkpoint 15 2", "a 0 x 5 3", "b 0 y 15 1"], 0, e("a", "y", 16, 4, 1), e("c", "y", 20, 1), "checkpoint")
    test("edge", "closes-exactly-at-load", (10, 5, 100), ["checkpoint 15 2", "a 0 x 9 3", "b 0 x 15 1"], 0, e("c", "x", 3, 1), e("d", "y", 14, 1), "checkpoint")
    test("edge", "closes-just-not-at-load", (10, 5, 100), ["checkpoint 14 1", "a 0 x 9 3"], 0, e("c", "x", 3, 1), e("d", "y", 15, 1), "checkpoint")
    test("edge", "broken-lines", (10, 0, 0), NOTHING, 0, "", "checkpoint ", "Checkpoint", e("a", "x", 1, 0), "checkpoint", e("b", "x", 1), "checkpoint")
    test("edge", "none-and-empty", (10, 0, 0), NOTHING, 5, "checkpoint", "x", "checkpoint")
    cut("edge", "hard-mix", (12, 4, 25), 15, 150, 60, 350, late=0.4, back=40, fix=0.3, moved=0.8)

    def loaded(title, n, more, settings):
        rng = seeded(title)
        rows = sorted((word(key), word(rng.randrange(90)), 5 * key) for key in range(n))
        known = [f"checkpoint {5 * n} {n}"] + [f"{key} 0 {shop} {time} {rng.randint(1, 9)}" for key, shop, time in rows]
        lines = [event("x" + word(k) + "9", word(rng.randrange(90)), 5 * n + 4 * k, rng.randint(1, 9)) for k in range(more)]
        test("perf1", title, settings, known, more // 3, *lines, "checkpoint")

    loaded("many-open", 7_000, 5_000, (2, 10**8, 0))
    loaded("more-open", 9_000, 4_500, (1, 10**9, 0))
    loaded("closed-halfway", 6_000, 6_500, (1, 30_000, 10**9))
    rng = seeded("from-nothing")
    test("perf1", "from-nothing", (1, 10**9, 0), NOTHING, 0, *(event(word(n), word(rng.randrange(99)), 5 * n, 1) for n in range(11_000)), "checkpoint")
    cut("perf1", "corrections", (2, 10**8, 0), 900, 3_000, 4_000, 10_000, fix=0.1, again=0.02)

    good = e("a", "x", 1)
    head = "size 1 delay 1 late 1"
    writer.invalid("no-checkpoint", text("restart", head, "written 0", good))
    writer.invalid("no-written", text("restart", head, "checkpoint none 0", good))
    writer.invalid("none-with-events", text("restart", head, "checkpoint none 1", "a 0 x 1 1", "written 0", good))
    writer.invalid("not-in-order", text("restart", head, "checkpoint 5 2", "b 0 x 1 1", "a 0 x 1 1", "written 0", good))
    writer.invalid("after-the-top", text("restart", head, "checkpoint 5 1", "b 0 x 6 1", "written 0", good))
    writer.invalid("cut-off", text("restart", head, "checkpoint 5 3", "b 0 x 1 1"))
    writer.invalid("no-log", text("restart", head, "checkpoint none 0", "written 0"))
    writer.finish()


main()

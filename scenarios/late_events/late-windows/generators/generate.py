"""Writes all tests. Run: python3 generators/generate.py"""

from events import event, stream, text, word
from writer import Writer, seeded


def main():
    writer = Writer()

    def test(group, title, settings, *lines):
        size, delay, late = settings
        writer.test(group, title, text("windows", f"size {size} delay {delay} late {late}", *lines))

    def e(key, shop, time, count=1, rev=None):
        return event(key, shop, time, count, rev)

    test("sample", "late-events", (60, 10, 100), e("a1", "north", 5, 3), e("a2", "docks", 59, 4), e("a3", "north", 75, 2),
         e("a4", "north", 30, 6), e("a5", "docks", 200, 1), e("a6", "docks", 50, 9))
    test("sample", "corrections", (60, 0, 1000), e("a1", "north", 5, 3), e("a2", "north", 65, 4), e("a3", "north", 130, 1),
         e("a1", "north", 70, 5, 1), e("a1", "north", 70, 2, 2), e("a1", "north", 70, 8, 1))

    test("core", "one", (60, 0, 0), e("a", "x", 61, 5))
    test("core", "in-order", (60, 0, 0), *stream(seeded("in-order"), 60, step=10, late=0, again=0, fix=0, bad=0))
    test("core", "waits", (60, 40, 0), *stream(seeded("waits"), 60, step=10, late=0.3, again=0, fix=0, bad=0))
    test("core", "late", (30, 5, 60), *stream(seeded("late"), 80, step=5, late=0.4, back=60, again=0, fix=0, bad=0))
    test("core", "too-late", (20, 0, 10), *stream(seeded("too-late"), 80, step=8, late=0.3, back=80, again=0, fix=0, bad=0))
    test("core", "copies", (60, 5, 100), *stream(seeded("copies"), 80, step=8, again=0.3, fix=0, bad=0))
    test("core", "open-corrections", (100, 500, 0), *stream(seeded("open-corrections"), 60, again=0.1, fix=0.3, bad=0))
    test("core", "closed-corrections", (20, 0, 10_000), *stream(seeded("closed-corrections"), 80, step=8, again=0, fix=0.3, bad=0, moved=1))
    test("core", "broken", (60, 10, 50), *stream(seeded("broken"), 100, step=8, bad=0.3))
    test("core", "all", (50, 10, 60), *stream(seeded("all"), 400, step=4, late=0.2, fix=0.15))
    test("core", "several-close", (10, 0, 0), e("a", "x", 5), e("b", "w", 7), e("c", "y", 13), e("d", "x", 19), e("e", "x", 95))

    test("edge", "closes-exactly", (10, 3, 0), e("a", "x", 0), e("b", "x", 12), e("c", "x", 13))
    test("edge", "gone-exactly", (10, 0, 5), e("a", "x", 0), e("b", "x", 14), e("c", "x", 9), e("d", "x", 15), e("e", "x", 9))
    test("edge", "never-late", (10, 0, 0), e("a", "x", 9), e("b", "x", 10), e("c", "x", 9), e("d", "y", 10))
    test("edge", "same-window", (10, 0, 90), e("a", "x", 1, 5), e("b", "x", 2, 6), e("c", "x", 30), e("a", "x", 9, 8, 1))
    test("edge", "same-window-alone", (10, 0, 90), e("a", "x", 1, 5), e("c", "x", 30), e("a", "x", 9, 8, 1))
    test("edge", "nothing-changes", (10, 0, 90), e("a", "x", 1, 5), e("c", "x", 30), e("a", "x", 9, 5, 1), e("a", "x", 8, 6, 2))
    test("edge", "leaves-empty", (10, 0, 90), e("a", "x", 1, 5), e("c", "x", 30), e("a", "y", 1, 5, 1), e("a", "z", 55, 5, 2))
    test("edge", "enters-empty", (10, 0, 90), e("a", "x", 1, 5), e("c", "x", 30), e("d", "y", 3, 2), e("c", "w", 2, 2, 1))
    test("edge", "from-closed-to-open", (10, 0, 90), e("a", "x", 1, 5), e("c", "x", 30), e("a", "x", 31, 7, 1), e("d", "x", 45))
    test("edge", "from-open-to-closed", (10, 0, 90), e("a", "x", 35, 5), e("b", "x", 1, 3), e("a", "x", 2, 4, 1), e("d", "x", 45))
    test("edge", "old-window-is-gone", (10, 0, 5), e("a", "x", 1, 5), e("c", "x", 30), e("a", "x", 31, 7, 1), e("a", "x", 32, 7, 2))
    test("edge", "new-window-is-gone", (10, 0, 5), e("a", "x", 31, 5), e("c", "x", 30), e("a", "x", 1, 7, 1), e("a", "x", 33, 4, 1))
    test("edge", "copy-of-the-gone", (10, 0, 5), e("a", "x", 1, 5), e("c", "x", 30), e("a", "x", 1, 5), e("b", "x", 1, 5), e("b", "x", 31, 5))
    test("edge", "late-moves-nothing", (10, 0, 0), e("a", "x", 100, 5, 1), e("a", "y", 500, 2, 2), e("b", "x", 1), e("c", "x", 101))
    test("edge", "time-taken-back", (10, 0, 50), e("a", "x", 100, 5), e("a", "x", 60, 5, 1), e("b", "y", 65, 3), e("c", "y", 90, 3))
    test("edge", "emptied-before-it-closes", (10, 0, 50), e("a", "x", 5, 5), e("a", "y", 5, 5, 1), e("b", "y", 10), e("c", "x", 5, 4))
    test("edge", "emptied-and-filled", (10, 0, 50), e("a", "x", 5, 5), e("a", "y", 5, 5, 1), e("b", "x", 6, 9), e("c", "y", 10))
    test("edge", "order-at-once", (7, 20, 0), *(e(f"e{n}", shop, time) for n, (shop, time) in enumerate([("b", 8), ("a", 15), ("ab", 1), ("a", 1), ("b", 1), ("z", 0), ("a", 90)])))
    test("edge", "end-of-the-stream", (10, 10**9, 10**9), e("a", "b", 25), e("b", "a", 25), e("c", "z", 3), e("a", "b", 5, 1, 1))
    test("edge", "large-times", (1_000_000, 10**9, 10**9), e("a", "x", 999_999_999, 1000), e("b", "x", 0, 1000), e("c", "x", 999_999_998, 1000))
    test("edge", "size-one", (1, 0, 1), *stream(seeded("size-one"), 60, step=1, late=0.4, back=4))
    test("edge", "hard-mix", (15, 4, 20), *stream(seeded("hard-mix"), 300, step=3, late=0.4, back=40, fix=0.3, moved=0.8))

    for title, size, late in [("all-open", 1, 0.5), ("all-open-in-order", 3, 0)]:
        rng = seeded(title)
        lines = (event(word(n), word(rng.randrange(300)), 5 * n + (rng.randrange(9) if late else 0), 1) for n in range(11_000))
        test("perf1", title, (size, 10**9, 0), *lines)
    rng = seeded("backwards")
    test("perf1", "backwards", (1, 10**9, 0), *(event(word(n), "x", 99_000 - 9 * n, rng.randint(1, 9)) for n in range(11_000)))
    test("perf1", "closed-halfway", (2, 25_000, 10**9), *(event(word(n), word(n % 7), 5 * n, 2) for n in range(10_500)))
    test("perf1", "corrections", (2, 10**8, 10**9), *stream(seeded("corrections"), 9_500, [word(n) for n in range(400)], fix=0.1, again=0.02))

    good = e("a", "x", 1)
    writer.invalid("no-settings", text("windows", good))
    writer.invalid("size-zero", text("windows", "size 0 delay 1 late 1", good))
    writer.invalid("size-too-large", text("windows", "size 1000001 delay 1 late 1", good))
    writer.invalid("delay-too-large", text("windows", "size 1 delay 1000000001 late 1", good))
    writer.invalid("another-order", text("windows", "delay 1 size 1 late 1", good))
    writer.invalid("no-events", text("windows", "size 1 delay 1 late 1"))
    writer.finish()


main()

"""Writes all tests. Run: python3 generators/generate.py"""

from events import event, stream, text, word
from writer import Writer, seeded


def main():
    writer = Writer()

    def test(group, title, horizon, *lines):
        writer.test(group, title, text("again", f"horizon {horizon}", *lines))

    a = event("a1", "north", 100, 3)
    b = event("b2", "docks", 101, 5)
    test("sample", "corrected", 100, a, a, b, event("a1", "docks", 100, 4, 2), event("a1", "west", 100, 9, 1))
    test("sample", "forgotten", 2, a, b, "broken", a, b, event("c3", "docks", 103, 1), event("d4", "docks", 104, 1), a)

    test("core", "one", 1, a)
    test("core", "no-copies", 50, *stream(seeded("no-copies"), 40, again=0, fix=0, bad=0))
    test("core", "copies", 1000, *stream(seeded("copies"), 80, again=0.4, fix=0, bad=0))
    test("core", "fixes", 1000, *stream(seeded("fixes"), 80, again=0.1, fix=0.4, bad=0))
    test("core", "equal-revision", 9, event("a", "x", 1, 1, 3), event("a", "x", 1, 2, 3), event("a", "x", 1, 3, 4))
    test("core", "older-revision", 9, event("a", "x", 1, 1, 3), event("a", "x", 1, 2, 1), event("a", "y", 1, 2))
    test("core", "short-memory", 5, *stream(seeded("short-memory"), 100, again=0.3, fix=0.2, bad=0))
    test("core", "broken", 1000, *stream(seeded("broken"), 100, bad=0.3))
    test("core", "moves", 100, event("a", "x", 1, 1), event("b", "x", 1, 1), event("a", "y", 1, 7, 1), event("a", "x", 1, 8, 2))
    test("core", "many", 40, *stream(seeded("many"), 500, again=0.2, fix=0.2))

    test("edge", "nothing-good", 3, "", "x", event("a", "x", 1, 0))
    test("edge", "last-in-the-horizon", 2, a, b, a, b, event("c", "x", 1, 1), event("d", "x", 1, 1), b)
    test("edge", "just-forgotten", 2, a, b, event("c", "x", 1, 1), a)
    test("edge", "horizon-one", 1, a, a, b, a, b, b)
    test("edge", "renewed-by-copies", 2, a, b, a, b, a, b, a, event("a1", "x", 1, 50, 1))
    test("edge", "renewed-by-older", 2, event("a1", "x", 1, 1, 5), b, event("a1", "x", 1, 1, 2), b, event("a1", "x", 1, 9, 6))
    test("edge", "revision-of-the-forgotten", 1, event("a", "x", 1, 1, 9), b, event("a", "x", 1, 2, 1), event("a", "x", 1, 3, 2))
    test("edge", "forgotten-part-stays", 1, event("a", "x", 1, 10), b, event("a", "y", 1, 20), event("a", "z", 1, 30, 1))
    test("edge", "broken-lines-are-no-lines", 2, a, "x", "", "y", b, ";", a)
    test("edge", "emptied-shop", 9, a, event("a1", "docks", 100, 4, 1))
    test("edge", "emptied-and-filled", 9, a, event("a1", "docks", 1, 4, 1), event("z", "north", 1, 6))
    test("edge", "broken-revisions", 9, a, a + ";rev=x", a + ";rev=01", a + ";rev=100", a + ";rev=-1", a + ";rev=1;rev=2", a + ";rev=99")
    test("edge", "revision-zero", 9, a, a + ";rev=0", event("b", "x", 1, 1, 0), event("b", "y", 1, 1))
    test("edge", "fix-of-the-same", 9, a, a + ";rev=1", a + ";rev=1")
    test("edge", "large-horizon", 1_000_000, *stream(seeded("large-horizon"), 50, again=0.5))

    for title, horizon, shops in [("all-new", 1_000_000, 50), ("all-new-many-shops", 20_000, 3000)]:
        rng = seeded(title)
        test("perf1", title, horizon, *(event(word(n), word(rng.randrange(shops)), n, rng.randint(1, 9), rng=rng) for n in range(11_700)))
    rng = seeded("copies-of-the-first")
    first = [event(word(n), "x", n, 1) for n in range(5_500)]
    test("perf1", "copies-of-the-first", 1_000_000, *first, *first)
    test("perf1", "fixes-of-all", 1_000_000, *first, *(event(word(n), "y", n, 2, 1) for n in range(5_500)))
    test("perf1", "mixed", 9_000, *stream(seeded("mixed"), 9_700, again=0.05, fix=0.05))

    writer.invalid("no-horizon", text("again", a))
    writer.invalid("horizon-zero", text("again", "horizon 0", a))
    writer.invalid("horizon-too-large", text("again", "horizon 1000001", a))
    writer.invalid("leading-zero", text("again", "horizon 07", a))
    writer.invalid("no-events", text("again", "horizon 7"))
    writer.invalid("another-task", text("read", a))
    writer.finish()


main()

"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789"


def render(views, gap):
    return f"{len(views)} {gap}\n" + "".join(f"{time} {who}\n" for time, who in views)


def words(rng, count, low, high):
    """Different visitors of `low` to `high` characters."""
    found = {}
    while len(found) < count:
        length = rng.randint(low, high)
        found["".join(rng.choice(ALPHABET) for _ in range(length))] = None
    return list(found)


def even(rng, count, visitors, span):
    """Views at even times: with an odd gap no view comes exactly a gap after another."""
    return [(2 * rng.randrange(span // 2), rng.choice(visitors)) for _ in range(count)]


def core(writer):
    for title, count, people, span, gap in [
        ("few-views", 12, 3, 200, 31),
        ("one-visitor", 40, 1, 2_000, 45),
        ("small-shop", 200, 12, 20_000, 601),
        ("many-sessions", 600, 30, 1_000_000, 1_801),
        ("day-of-views", 1_500, 100, 86_400, 1_801),
        ("busy-hour", 2_000, 40, 3_600, 61),
    ]:
        rng = seeded(title)
        writer.test("core", title, render(even(rng, count, words(rng, people, 2, 8), span), gap))


def edge(writer):
    def test(title, views, gap):
        views = list(views)
        seeded(title).shuffle(views)
        writer.test("edge", title, render(views, gap))

    test("single-view", [(0, "a")], 0)
    test("same-time", [(5, "b")] * 4 + [(5, "a")] * 4 + [(6, "a")], 0)
    test("exact-gap", [(60 * i, "eva") for i in range(30)] + [(61 * i, "bob") for i in range(30)], 60)
    test("ties", [(100 * i, who) for i in range(5) for who in ("b", "a1", "a", "9", "ab")], 99)
    test("last-second", [(1_000_000_000, "x"), (0, "x"), (999_913_600, "x")], 86_400)
    test("long-names", [(i, w) for i, w in enumerate(words(seeded("names"), 50, 12, 12))], 86_400)
    rng = seeded("dense")
    test("dense", [(rng.randrange(60), rng.choice("abc")) for _ in range(100)], 1)


def perf(writer):
    for group, title, count, people, span, gap in [
        ("perf1", "all-different", 12_000, 12_000, 10_000, 11),
        ("perf1", "two-views-each", 6_000, 3_000, 10_000, 1_001),
        ("perf1", "hundred-visitors", 8_000, 100, 100_000, 101),
        ("perf1", "one-visitor", 6_000, 1, 10_000_000, 901),
        ("perf1", "long-gap", 8_000, 2_000, 1_000_000, 86_399),
        ("perf2", "all-different", 40_000, 40_000, 10_000, 11),
        ("perf2", "three-views-each", 6_000, 2_000, 10_000, 1_001),
        ("perf2", "one-visitor", 6_000, 1, 100_000_000, 901),
        ("perf2", "thousand-visitors", 6_000, 1_000, 1_000_000, 1_801),
        ("perf2", "few-sessions", 6_000, 20, 10_000, 86_399),
    ]:
        rng = seeded(f"{group}-{title}")
        visitors = words(rng, people, 3, 3)
        views = even(rng, count, visitors, span)
        if people == count:
            views = [(time, who) for (time, _), who in zip(views, visitors)]
        writer.test(group, title, render(views, gap))


def main():
    writer = Writer()
    views = [(155, "mia"), (10, "tom"), (100, "mia"), (125, "mia"), (200, "mia"), (90, "tom")]
    writer.test("sample", "two-visitors", render(views, 40))
    writer.test("sample", "no-gap", render([(7, "ann"), (8, "ann"), (7, "ann"), (3, "ann")], 0))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("no-views", "0 5\n")
    writer.invalid("trailing-space", "1 5\n3 a \n")
    writer.invalid("upper-case", "1 5\n3 Ann\n")
    writer.invalid("late", "1 5\n1000000001 ann\n")
    writer.invalid("no-newline", "1 5\n3 ann")
    writer.invalid("extra-line", "1 5\n3 ann\n4 ann\n")
    writer.finish()


main()

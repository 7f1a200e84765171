"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(rules):
    return f"{len(rules)}\n" + "".join(" ".join(map(str, rule)) + "\n" for rule in rules)


def hotel(rng, n, days, longest, prices, levels=1_000_000):
    """All levels differ."""
    rules = []
    for level in rng.sample(range(1, levels + 1), n):
        first = rng.randint(1, days)
        rules.append((first, min(first + rng.randint(0, longest), days), level, rng.randint(1, prices)))
    return render(rules)


def core(writer):
    for title, *args in [
        ("three-rules", 3, 20, 12, 900),
        ("ten-rules", 10, 60, 30, 3),
        ("short-rules", 200, 900, 5, 90),
        ("long-rules", 200, 365, 200, 5),
        ("hidden-rules", 500, 100, 90, 2),
        ("far-apart", 300, 900_000_000, 9_000_000, 900_000),
    ]:
        writer.test("core", title, hotel(seeded(title), *args))


def edge(writer):
    def test(title, *rules):
        writer.test("edge", title, render(rules))

    test("one-day", (7, 7, 1, 1))
    test("same-level", (1, 9, 5, 100), (4, 6, 5, 200), (6, 12, 5, 300))
    test("same-level-first", (4, 6, 5, 200), (1, 9, 5, 100), (8, 8, 5, 200))
    test("same-price", (1, 9, 5, 100), (4, 6, 6, 100), (10, 12, 1, 100))
    test("one-day-apart", (1, 4, 5, 100), (6, 9, 5, 100))
    test("one-after-the-other", (1, 4, 5, 100), (5, 9, 6, 200), (10, 10, 1, 100))
    test("hidden", (2, 5, 1, 100), (1, 3, 2, 200), (4, 9, 2, 300))
    test("hidden-by-several", (2, 9, 3, 7), (1, 4, 4, 9), (5, 6, 5, 9), (7, 9, 3, 9))
    test("equal-rules", *[(3, 5, 2, 10)] * 5)
    test("largest", (1, 1_000_000_000, 1_000_000, 1_000_000), (1_000_000_000, 1_000_000_000, 1_000_000, 1))
    for title, days in [("small", 40), ("smaller", 12)]:
        rng = seeded(title)
        rules = []
        for _ in range(days // 2):
            first = rng.randint(1, days)
            rules.append((first, first + rng.randint(0, 5), rng.randint(1, 3), rng.randint(1, 3)))
        test(title, *rules)


def perf(writer):
    for group, n in [("perf1", 11_000), ("perf2", 14_000)]:
        for title, *args in [
            ("short-rules", 9_000_000, 9_000, 9_000, 16_000),
            ("long-rules", 900_000, 400_000, 9_000, 16_000),
            ("same-prices", 9_000_000, 90_000, 2, 16_000),
            ("many-days", 9_900_000, 400_000, 900, 16_000),
            ("few-days", 30_000, 900, 90, 16_000),
        ]:
            writer.test(group, title, hotel(seeded(f"{group}-{title}"), n, *args))


def main():
    writer = Writer()
    writer.test("sample", "fair", render([(1, 9, 1, 8000), (4, 6, 5, 12000)]))
    writer.test("sample", "same", render([(1, 5, 3, 70), (5, 9, 3, 70), (2, 3, 1, 50), (20, 20, 1, 60)]))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("ends-before", "1\n5 4 1 1\n")
    writer.invalid("day-0", "1\n0 4 1 1\n")
    writer.invalid("level-0", "1\n1 4 0 1\n")
    writer.invalid("costs-nothing", "1\n1 4 1 0\n")
    writer.invalid("three-numbers", "1\n1 4 1\n")
    writer.invalid("rule-missing", "2\n1 4 1 1\n")
    writer.invalid("no-newline", "1\n1 4 1 1")
    writer.finish()


main()

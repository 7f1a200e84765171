"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(budget, costs):
    return f"{len(costs)} {budget}\n" + " ".join(map(str, costs)) + "\n"


def hours(rng, n, most, share, exact=False):
    """The budget is `share` of all costs, or `exact`ly what some stretch costs."""
    costs = [rng.randint(1, most) for _ in range(n)]
    budget = int(sum(costs) * share)
    if exact:
        start = rng.randrange(n // 2)
        budget = sum(costs[start : start + int(n * share)])
    return render(max(budget, most), costs)


def core(writer):
    for title, *args in [
        ("ten-hours", 10, 900, 0.3),
        ("exact", 30, 5_000, 0.4, True),
        ("short", 200, 90_000, 0.02),
        ("long", 300, 90_000, 0.8),
        ("close-prices", 400, 12, 0.3),
        ("many-hours", 1_000, 900_000, 0.3, True),
    ]:
        writer.test("core", title, hours(seeded(title), *args))
    writer.test("core", "all-of-the-budget", render(20, [9, 5, 7, 8, 9, 9, 6, 9]))
    writer.test("core", "half", render(10, [3, 5, 2, 9, 1, 8, 3, 5, 1, 6]))


def edge(writer):
    def test(title, *args):
        writer.test("edge", title, render(*args))

    test("one-hour", 5, [5])
    test("too-expensive", 5, [6])
    test("none", 5, [6, 9, 6, 7])
    test("free", 0, [3, 0, 0, 4, 0, 0, 1])
    test("all-free", 0, [0] * 7)
    test("equal", 6, [3, 3, 3, 3, 3])
    test("equal-later", 6, [7, 2, 4, 9, 4, 2, 9, 3, 3])
    test("cheaper-later", 6, [2, 4, 9, 1, 4, 9, 4, 1])
    test("last-hour", 6, [7, 7, 7, 6])
    test("everything", 1_000_000_000, [1_000_000] * 1_000)
    for title, most in [("small", 4), ("smaller", 2)]:
        rng = seeded(title)
        test(title, 7, [rng.randint(0, most) for _ in range(50)])


def perf(writer):
    for group, n in [("perf1", 30_000), ("perf2", 40_000)]:
        for title, *args in [
            ("short", 90_000, 0.001),
            ("third", 9_000, 0.3, True),
            ("half", 40_000, 0.5),
            ("cheap", 100, 0.4, True),
            ("nearly-all", 20_000, 0.9),
        ]:
            writer.test(group, title, hours(seeded(f"{group}-{title}"), n, *args))


def main():
    writer = Writer()
    writer.test("sample", "three-hours", render(10, [8, 2, 6, 1, 7, 4]))
    writer.test("sample", "lowest-price", render(7, [3, 4, 5, 2, 4, 8]))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("no-hours", "0 5\n\n")
    writer.invalid("budget-below-0", "1 -1\n3\n")
    writer.invalid("hour-missing", "2 5\n3\n")
    writer.invalid("cost-too-large", "1 5\n1000001\n")
    writer.invalid("two-lines", "2 5\n3\n3\n")
    writer.invalid("no-newline", "1 5\n3")
    writer.finish()


main()

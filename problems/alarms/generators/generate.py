"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(k, high, low, readings):
    return f"{len(readings)} {k} {high} {low}\n" + " ".join(map(str, readings)) + "\n"


def server(rng, n, k, high, low, rest, step=None):
    """Times of much and of little load; readings are multiples of `k` or of `step`, the first ones 0."""
    step = step or k
    readings = [0] * k
    while len(readings) < n:
        middle = rng.choice([high + rest, max(low - rest, 0)])
        for _ in range(rng.randint(1, 3 * k)):
            load = min(max(middle + rng.randint(-2 * rest, 2 * rest), 0), 10_000)
            readings.append(load // step * step)
    return render(k, high, low, readings[:n])


def core(writer):
    for title, *args in [
        ("few-readings", 15, 2, 10, 6, 5),
        ("one-by-one", 40, 1, 50, 40, 20),
        ("three-by-three", 200, 3, 90, 60, 40),
        ("same-bounds", 300, 4, 400, 400, 100),
        ("long-average", 900, 40, 1_500, 900, 900),
        ("high-load", 600, 10, 9_000, 8_000, 3_000),
    ]:
        writer.test("core", title, server(seeded(title), *args))


def edge(writer):
    def test(title, *args):
        writer.test("edge", title, render(*args))

    test("one-reading", 1, 5, 5, [6])
    test("quiet", 3, 5, 5, [5] * 9)
    test("half-more", 2, 5, 3, [5, 5, 6, 5, 5, 1, 5, 1, 9, 0])
    test("third-less", 3, 5, 4, [9, 9, 9, 4, 4, 4, 4, 3, 4, 9, 9])
    test("starts-high", 4, 5, 2, [20, 20, 0, 0, 0, 0, 0, 0, 30])
    test("first-average", 4, 5, 2, [20, 1, 0, 0, 0, 0, 9])
    test("all-readings", 5, 3, 1, [9, 3, 3, 1, 0])
    test("ends-and-starts", 1, 5, 5, [9, 4, 8, 4, 7, 4, 6, 5])
    test("peak-at-end", 2, 10, 8, [20, 2, 13, 2, 9, 0, 11, 11])
    test("largest", 3, 10_000, 10_000, [10_000] * 9)
    for title, k in [("small", 4), ("smaller", 2)]:
        rng = seeded(title)
        test(title, k, 4, 3, [rng.randint(0, 8) for _ in range(80)])


def perf(writer):
    for group, n in [("perf1", 30_000), ("perf2", 40_000)]:
        for title, k, high, low, rest in [
            ("one-by-one", 1, 500, 400, 300),
            ("long-average", n // 3, 900, 800, 3_000),
            ("half", n // 2, 4_000, 3_500, 4_000),
            ("hundred", 100, 3_000, 2_500, 2_000),
            ("high-load", n // 4, 6_000, 5_000, 6_000),
        ]:
            rng = seeded(f"{group}-{title}")
            if k < 1_000:
                writer.test(group, title, server(rng, n, k, high, low, rest))
            else:  # whole averages, from readings that come in runs of `k`
                readings = [0] * k
                while len(readings) < n:
                    readings += [rng.choice([0, high + 1, high + 1, low - 1])] * k
                writer.test(group, title, render(k, high, low, readings[:n]))


def main():
    writer = Writer()
    writer.test("sample", "average", render(2, 5, 3, [1, 4, 8, 4, 1, 1]))
    writer.test("sample", "open", render(1, 5, 5, [1, 5, 7, 6]))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("low-above-high", "1 1 4 5\n1\n")
    writer.invalid("k-above-n", "1 2 5 5\n1\n")
    writer.invalid("k-0", "1 0 5 5\n1\n")
    writer.invalid("reading-missing", "2 1 5 5\n1\n")
    writer.invalid("reading-too-large", "1 1 5 5\n10001\n")
    writer.invalid("more-lines", "1 1 5 5\n1\n1\n")
    writer.invalid("no-newline", "1 1 5 5\n1")
    writer.finish()


main()

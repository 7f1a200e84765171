"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

LATEST = 2_000_000_000_000


def render(shifts, begin, end):
    return f"{len(shifts)} {begin} {end}\n" + "".join(f"{a} {b}\n" for a, b in shifts)


def scattered(rng, count, begin, end, length):
    """Shifts around the period; begins are even and ends odd, so that no two touch."""
    shifts = []
    for _ in range(count):
        a = 2 * rng.randrange(max(0, begin - length) // 2, end // 2)
        shifts.append((a, a + 2 * rng.randint(1, length // 2) + 1))
    return shifts


def core(writer):
    for title, count, begin, end, length in [
        ("three-shifts", 3, 100, 200, 40),
        ("one-night", 12, 1_000, 9_000, 900),
        ("sparse", 30, 0, 100_000, 1_500),
        ("dense", 200, 5_000, 50_000, 4_000),
        ("one-week", 400, 1_000_000, 2_000_000, 3_000),
        ("month", 1_000, 10_000_000, 30_000_000, 40_000),
    ]:
        writer.test("core", title, render(scattered(seeded(title), count, begin, end, length), begin, end))


def edge(writer):
    def test(title, shifts, begin, end):
        shifts = list(shifts)
        seeded(title).shuffle(shifts)
        writer.test("edge", title, render(shifts, begin, end))

    test("outside", [(0, 10), (20, 30)], 10, 20)
    test("one-millisecond", [(5, 6)], 5, 6)
    test("touching", [(10 * i, 10 * i + 10) for i in range(20)] + [(50, 150)], 0, 200)
    test("hand-over", [(0, 40), (40, 80), (10, 40), (40, 90), (20, 60)], 0, 100)
    test("equal-shifts", [(30, 70)] * 6 + [(70, 75)] * 5, 20, 80)
    test("equal-gaps", [(10, 20), (30, 40), (50, 60)], 0, 70)
    test("latest", [(LATEST - 1, LATEST), (0, LATEST - 800)], LATEST - 1_000, LATEST)
    rng = seeded("small-grid")
    pairs = [sorted(rng.sample(range(0, 60), 2)) for _ in range(40)]
    test("small-grid", [tuple(pair) for pair in pairs], 5, 55)


def perf(writer):
    day = 86_400_000
    now = 1_790_000_000_000
    for group, title, count, span, length in [
        ("perf1", "quarter", 7_000, 90 * day, day // 12),
        ("perf1", "crowded", 7_000, 60 * day, 5 * day),
        ("perf1", "short-shifts", 2_500, 120 * day, 900_000),
        ("perf1", "single", 1, 120 * day, day),
        ("perf1", "long-shifts", 2_500, 90 * day, 30 * day),
        ("perf2", "years", 8_000, 3_000 * day, day // 3),
        ("perf2", "crowded", 3_000, 2_000 * day, 300 * day),
        ("perf2", "short-shifts", 2_500, 3_000 * day, 600_000),
        ("perf2", "few", 50, 2_000 * day, 10 * day),
        ("perf2", "long-shifts", 2_500, 2_000 * day, 900 * day),
    ]:
        rng = seeded(f"{group}-{title}")
        begin = now - span
        shifts = scattered(rng, count, begin, now, length)
        writer.test(group, title, render(shifts, begin, now))


def main():
    writer = Writer()
    first = [(170, 180), (90, 130), (120, 150)]
    writer.test("sample", "two-gaps", render(first, 100, 200))
    writer.test("sample", "no-gap", render([(50, 100), (0, 60)], 0, 100))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("empty-shift", "1 0 10\n5 5\n")
    writer.invalid("empty-period", "1 10 10\n5 6\n")
    writer.invalid("too-late", "1 0 10\n5 2000000000001\n")
    writer.invalid("three-fields", "1 0 10\n5 6 7\n")
    writer.invalid("no-newline", "1 0 10\n5 6")
    writer.invalid("negative", "1 0 10\n-5 6\n")
    writer.finish()


main()

"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(k, w, threads):
    return f"{len(threads)} {k} {w}\n" + "".join(f"{t} {d}\n" for t, d in threads)


def service(rng, n, k, w, last, longest):
    """All times are even and `w` is odd, so nobody waits exactly `w`."""
    times = sorted(2 * rng.randint(0, last) for _ in range(n))
    return render(k, w, [(t, 2 * rng.randint(1, longest)) for t in times])


def core(writer):
    for title, *args in [
        ("one-connection", 8, 1, 5, 20, 8),
        ("two-connections", 20, 2, 9, 30, 9),
        ("no-waiting", 100, 5, 1, 200, 30),
        ("long-waits", 200, 5, 301, 300, 20),
        ("rush", 500, 20, 51, 100, 40),
        ("quiet", 300, 40, 9, 9_000, 90),
    ]:
        writer.test("core", title, service(seeded(title), *args))


def edge(writer):
    def test(title, *args):
        writer.test("edge", title, render(*args))

    test("one-thread", 1, 0, [(0, 1)])
    test("exactly-w", 1, 10, [(0, 5), (0, 5), (0, 5), (5, 1)])
    test("one-more", 1, 9, [(0, 5), (0, 5), (0, 5), (5, 1)])
    test("given-back-then", 1, 0, [(0, 5), (5, 5), (9, 3), (10, 3)])
    test("more-connections", 9, 0, [(3, 2)] * 8)
    test("all-at-once", 2, 12, [(7, 4)] * 9)
    test("behind-a-timeout", 1, 6, [(0, 20), (1, 9), (13, 9), (14, 1), (20, 4), (30, 1)])
    test("large", 1, 1_000_000, [(1_000_000_000, 1_000_000)] * 3)
    for title, k in [("small", 3), ("smaller", 1)]:
        rng = seeded(title)
        times = sorted(rng.randint(0, 40) for _ in range(60))
        test(title, k, 4, [(t, rng.randint(1, 5)) for t in times])


def perf(writer):
    for group, title, *args in [
        ("perf1", "rush", 15_000, 8_000, 9_001, 6_000, 9_000),
        ("perf1", "many-connections", 15_000, 10_000, 500_001, 60_000, 90_000),
        ("perf1", "few-connections", 15_000, 10, 9_001, 9_000_000, 9_000),
        ("perf1", "no-waiting", 15_000, 5_000, 1, 60_000, 40_000),
        ("perf1", "quiet", 15_000, 9_000, 99, 400_000_000, 500_000),
        ("perf2", "rush", 20_000, 9_000, 9_001, 6_000, 9_000),
        ("perf2", "many-connections", 20_000, 10_000, 500_001, 60_000, 90_000),
        ("perf2", "few-connections", 20_000, 10, 9_001, 9_000_000, 9_000),
        ("perf2", "no-waiting", 20_000, 8_000, 1, 60_000, 60_000),
        ("perf2", "quiet", 20_000, 10_000, 99, 400_000_000, 500_000),
    ]:
        writer.test(group, title, service(seeded(f"{group}-{title}"), *args))


def main():
    writer = Writer()
    writer.test("sample", "queue", render(1, 20, [(0, 10), (5, 30), (6, 1), (30, 5)]))
    writer.test("sample", "two", render(2, 0, [(0, 4), (1, 9), (3, 1), (4, 1)]))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("no-connections", "1 0 5\n0 1\n")
    writer.invalid("goes-back", "2 1 5\n3 1\n2 1\n")
    writer.invalid("uses-nothing", "1 1 5\n0 0\n")
    writer.invalid("thread-missing", "2 1 5\n0 1\n")
    writer.invalid("thread-too-many", "1 1 5\n0 1\n0 1\n")
    writer.invalid("waits-too-long", "1 1 1000001\n0 1\n")
    writer.invalid("no-newline", "1 1 5\n0 1")
    writer.finish()


main()

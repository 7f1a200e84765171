"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789"


def render(requests, size, period, ban):
    head = f"{len(requests)} {size} {period} {ban}\n"
    return head + "".join(f"{time} {name} {cost}\n" for time, name, cost in requests)


def traffic(rng, count, clients, span, most):
    """Requests at even times: with an odd ban none comes at the very end of one."""
    names = set()
    while len(names) < clients:
        names.add("".join(rng.choice(ALPHABET) for _ in range(rng.randint(2, 5))))
    names = sorted(names)
    times = sorted(2 * rng.randint(0, span // 2) for _ in range(count))
    return [(time, rng.choice(names), rng.randint(1, most)) for time in times]


def core(writer):
    for title, count, clients, span, most, size, period, ban in [
        ("one-client", 12, 1, 120, 2, 2, 10, 21),
        ("three-clients", 40, 3, 400, 2, 3, 17, 35),
        ("dear-requests", 80, 4, 2_000, 12, 10, 9, 51),
        ("long-bans", 200, 5, 10_000, 4, 5, 100, 1_501),
        ("large-buckets", 500, 20, 50_000, 60, 200, 25, 301),
        ("many-clients", 1_500, 120, 100_000, 5, 8, 999, 2_001),
    ]:
        requests = traffic(seeded(title), count, clients, span, most)
        writer.test("core", title, render(requests, size, period, ban))


def edge(writer):
    def test(title, requests, *settings):
        writer.test("edge", title, render(requests, *settings))

    test("time-zero", [(0, "a", 1)] * 7, 3, 5, 1)
    test("at-the-multiple", [(9, "a", 1), (10, "a", 1), (10, "a", 1), (20, "a", 1)], 1, 10, 100)
    test("end-of-ban", [(1, "a", 9)] * 3 + [(10, "a", 9), (11, "a", 9), (12, "a", 1)], 8, 4, 10)
    bans = [(time, "a", 5) for time in range(0, 60)]
    test("ban-after-ban", bans, 4, 1_000, 7)
    test("never-enough", [(i, "ab"[i % 2], 10**9) for i in range(0, 30)], 10**9 - 1, 1, 3)
    test("shortest-ban", [(i // 3, "x", 2) for i in range(60)], 1, 1, 1)
    test("largest", [(10**12, "z", 10**9)] * 3 + [(10**12, "y", 10**9)], 10**9, 10**9, 10**9)
    rng = seeded("small-times")
    requests = sorted((rng.randrange(80), rng.choice("abc"), rng.randint(1, 4)) for _ in range(150))
    test("small-times", requests, 3, 6, 8)


def perf(writer):
    for group, title, count, clients, span, most, size, period, ban in [
        ("perf1", "one-client", 2_000, 1, 10**8, 70_000, 90_000, 1, 10_001),
        ("perf1", "ten-clients", 2_000, 10, 2 * 10**7, 60_000, 90_000, 1, 10_001),
        ("perf1", "small-buckets", 2_000, 50, 10**7, 4, 5, 3, 101),
        ("perf1", "long-bans", 2_000, 5, 10**8, 300, 100, 7, 10**6 + 1),
        ("perf1", "many-clients", 2_000, 1_500, 10**6, 9, 10, 11, 101),
        ("perf2", "years", 9_000, 300, 10**12, 10**9, 10**9, 1, 10**8 + 1),
        ("perf2", "one-client", 3_500, 1, 10**12, 10**9, 10**9, 3, 10**8 + 1),
        ("perf2", "small-buckets", 3_500, 100, 10**11, 4, 5, 2, 10**6 + 1),
        ("perf2", "many-clients", 3_500, 2_500, 10**11, 9, 10, 5, 10**9 - 1),
        ("perf2", "rare-tokens", 3_500, 200, 10**12, 3, 10, 10**9, 10**9 - 1),
    ]:
        requests = traffic(seeded(f"{group}-{title}"), count, clients, span, most)
        writer.test(group, title, render(requests, size, period, ban))


def main():
    writer = Writer()
    first = [(3, "web", 1), (3, "web", 1), (4, "web", 1), (5, "web", 1), (5, "app", 2)]
    first += [(6, "web", 1), (25, "web", 1), (27, "web", 2), (29, "app", 1)]
    writer.test("sample", "a-ban", render(first, 2, 10, 20))
    second = [(1, "job", 6), (2, "job", 6), (3, "job", 5), (4, "job", 6), (5, "job", 6)]
    writer.test("sample", "too-dear", render(second, 5, 100, 50))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("goes-back", "2 1 1 1\n5 a 1\n4 a 1\n")
    writer.invalid("no-cost", "1 1 1 1\n5 a\n")
    writer.invalid("period-zero", "1 1 0 1\n5 a 1\n")
    writer.invalid("long-client", "1 1 1 1\n5 abcdefghi 1\n")
    writer.invalid("too-late", "1 1 1 1\n1000000000001 a 1\n")
    writer.invalid("space-before", "1 1 1 1\n 5 a 1\n")
    writer.finish()


main()

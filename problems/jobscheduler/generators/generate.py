"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(jobs, workers, limit):
    head = f"{len(jobs)} {workers} {limit}\n"
    return head + "".join(" ".join(map(str, job)) + "\n" for job in jobs)


def team(number):
    return "abcdefghijklmnopqrstuvwxyz"[number % 26] + (str(number // 26) if number > 25 else "")


def in_order(rng, count, teams, span, priorities, longest):
    """Jobs in the order in which they arrive; teams with small numbers have more of them."""
    jobs = []
    for arrival in sorted(rng.randint(0, span) for _ in range(count)):
        owner = team(int(teams * rng.random() ** 2))
        jobs.append((arrival, owner, rng.randrange(priorities), rng.randint(1, longest)))
    return jobs


def core(writer):
    for title, count, teams, span, priorities, longest, workers, limit in [
        ("one-worker", 8, 2, 20, 3, 6, 1, 1),
        ("two-teams", 20, 2, 40, 5, 8, 3, 2),
        ("one-each", 60, 6, 100, 4, 10, 4, 1),
        ("quiet-farm", 150, 10, 10_000, 10, 50, 5, 2),
        ("busy-farm", 400, 12, 1_000, 20, 60, 10, 3),
        ("great-farm", 1_500, 60, 5_000, 100, 90, 20, 2),
    ]:
        rng = seeded(title)
        jobs = in_order(rng, count, teams, span, priorities, longest)
        writer.test("core", title, render(jobs, workers, limit))


def edge(writer):
    def test(title, jobs, workers, limit):
        writer.test("edge", title, render(jobs, workers, limit))

    test("one-job", [(1_000_000_000, "a", 0, 1)], 1, 1)
    test("limit-above-workers", [(0, "a", i % 2, 3) for i in range(9)], 2, 1_000)
    test("latest-first", [(9 - i, "abc"[i % 3], 5, 4) for i in range(10)], 1, 1)
    test("end-and-arrival", [(0, "a", 1, 5), (5, "a", 1, 5), (5, "b", 9, 5), (10, "a", 2, 1)], 1, 1)
    test("all-equal", [(7, "a", 3, 2) for _ in range(20)], 3, 2)
    test("longest", [(10**9, "a", 1_000, 10**6) for _ in range(5_000)], 1, 1)
    for title, limit in [("shuffled", 1), ("shuffled-pairs", 2)]:
        rng = seeded(title)
        jobs = in_order(rng, 250, 5, 60, 3, 6)
        rng.shuffle(jobs)
        test(title, jobs, 4, limit)


def crowd(rng, count, full_teams):
    """Most jobs are of a few teams that are full; short jobs of another team pass them by."""
    jobs = [(0, team(i % full_teams), 9, rng.randint(5, 9)) for i in range(count // 2)]
    jobs += [(1, "z", 1, 1) for _ in range(count - len(jobs))]
    return jobs


def perf(writer):
    for group, count in [("perf1", 6_000), ("perf2", 25_000)]:
        writer.test(group, "crowd", render(crowd(seeded(f"{group}-crowd"), count, 3), 4, 1))
    for group, count in [("perf1", 2_000), ("perf2", 4_000)]:
        for title, teams, span, priorities, longest, workers, limit in [
            ("one-team", 1, 100, 9, 9, 5, 4),
            ("many-teams", 1_500, 1_000, 9, 900, 10, 1),
            ("great-farm", 200, 9_999, 1_000, 9_999, 1_000, 10),
            ("long-jobs", 40, 9_999, 9, 1_000_000, 100, 2),
        ]:
            rng = seeded(f"{group}-{title}")
            jobs = in_order(rng, count, teams, span, priorities, longest)
            writer.test(group, title, render(jobs, workers, limit))


def main():
    writer = Writer()
    first = [(0, "red", 1, 2), (0, "red", 5, 4), (0, "blue", 2, 3)]
    writer.test("sample", "two-workers", render(first, 2, 1))
    second = [(0, "a", 1, 5), (2, "b", 3, 4), (5, "c", 3, 1)]
    writer.test("sample", "one-worker", render(second, 1, 2))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("no-duration", "1 1 1\n0 a 1\n")
    writer.invalid("duration-zero", "1 1 1\n0 a 1 0\n")
    writer.invalid("no-workers", "1 0 1\n0 a 1 1\n")
    writer.invalid("high-priority", "1 1 1\n0 a 1001 1\n")
    writer.invalid("trailing-space", "1 1 1\n0 a 1 1 \n")
    writer.invalid("missing-line", "2 1 1\n0 a 1 1\n")
    writer.finish()


main()

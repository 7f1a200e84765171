"""Writes all tests. Run: python3 generators/generate.py"""

from heapq import heapify, heapreplace, heappop

from writer import Writer, seeded


def render(seconds, most, first, longest, jobs):
    head = f"{len(jobs)} {seconds} {most} {first} {longest}\n"
    return head + "".join(f"{due} {results}\n" for due, results in jobs)


def is_calm(seconds, most, first, longest, jobs):
    """Whether no two jobs are due at the same time, and no wait is the longest one."""
    queue = [(due, number, 0, 0) for number, (due, _) in enumerate(jobs)]
    heapify(queue)
    now = 0
    dues = {due for due, _ in jobs}
    if len(dues) < len(jobs):
        return False
    while queue:
        due, number, calls, failures = queue[0]
        dues.remove(due)
        now = max(now, due) + seconds
        result = jobs[number][1][calls]
        failures += result == "f"
        if result == "s" or failures == most:
            heappop(queue)
            continue
        wait = first << max(0, failures - 1) if result == "f" else first
        if wait >= longest or now + wait in dues:
            return False
        dues.add(now + wait)
        heapreplace(queue, (now + wait, number, calls + 1, failures))
    return True


def results(rng, most, fails, waits):
    """Letters of a job."""
    letters = ""
    while len(letters) < most and rng.random() < fails:
        letters += "w" if rng.random() < waits else "f"
    return letters + "s"


def day(title, count, seconds, most, first, longest, span, fails, waits, length=10):
    for attempt in range(200):
        rng = seeded(f"{title}-{attempt}")
        jobs = [(rng.randrange(span), results(rng, length, fails, waits)) for _ in range(count)]
        if is_calm(seconds, most, first, longest, jobs):
            return render(seconds, most, first, longest, jobs)
    raise RuntimeError(title)


def core(writer):
    for title, *args in [
        ("two-jobs", 2, 5, 2, 7, 10_000, 10, 0.7, 0.1),
        ("five-jobs", 5, 3, 3, 8, 10_000, 60, 0.6, 0.3),
        ("no-second-try", 20, 7, 1, 30, 10_000, 900, 0.5, 0.2),
        ("only-waits", 20, 7, 2, 90, 10_000, 900, 0.6, 1.0),
        ("busy", 60, 40, 4, 50, 100_000, 2_000, 0.5, 0.3),
        ("not-busy", 60, 2, 4, 50, 100_000, 40_000, 0.5, 0.3),
        ("many-failures", 40, 30, 9, 20, 1_000_000, 90_000, 0.9, 0.1),
        ("large", 200, 900, 5, 600, 100_000_000, 9_000_000, 0.6, 0.2),
    ]:
        writer.test("core", title, day(title, *args))


def edge(writer):
    def test(title, seconds, most, first, longest, *jobs):
        writer.test("edge", title, render(seconds, most, first, longest, jobs))

    test("one-call", 1, 1, 1, 1, (0, "s"))
    test("always-longest", 3, 5, 10, 10, (0, "fffs"), (50, "fwfs"))
    test("longest-after-three", 3, 9, 10, 35, (0, "ffffffs"), (1_000, "ffwffs"))
    test("longest-is-exact", 3, 9, 10, 40, (0, "ffffs"))
    test("longest-of-all", 100_000, 20, 100_000, 1_000_000_000, (1_000_000_000, "f" * 19 + "s"))
    test("dead-at-last", 2, 20, 1, 1_000_000_000, (0, "f" * 19 + "s"), (5, "f" * 18 + "ws"))
    test("waits-are-no-failures", 2, 2, 4, 100, (0, "wwfwwws"), (3, "wfwfs"), (60, "fwwfwws"))
    test("same-time", 5, 3, 7, 100, (4, "s"), (4, "fs"), (4, "s"), (4, "s"))
    test("due-when-others-are", 5, 3, 10, 100, (0, "fs"), (15, "s"), (30, "s"), (20, "fs"))
    test("retry-before-new", 5, 3, 10, 100, (15, "s"), (0, "fs"), (15, "ws"), (30, "s"))
    test("retry-after-new", 5, 3, 10, 100, (0, "ws"), (15, "s"), (15, "s"))
    test("late-number-first", 5, 3, 10, 100, (10, "s"), (9, "s"), (8, "s"))
    for title, count, seconds, span in [("small", 30, 2, 40), ("smaller", 12, 1, 9)]:
        rng = seeded(title)
        jobs = [(rng.randrange(span), results(rng, 8, 0.6, 0.3)) for _ in range(count)]
        test(title, seconds, 3, 2, 7, *jobs)


def perf(writer):
    for group, title, *args in [
        ("perf1", "busy", 9_000, 9_000, 6, 500, 1_000_000_000, 90_000_000, 0.6, 0.2),
        ("perf1", "not-busy", 9_000, 23, 6, 509, 1_000_000_000, 1_000_000_001, 0.6, 0.2),
        ("perf1", "only-waits", 9_000, 907, 6, 89_989, 1_000_000_000, 900_000_001, 0.7, 1.0),
        ("perf1", "often-dead", 9_000, 2_003, 3, 99_991, 1_000_000_000, 1_000_000_001, 0.9, 0.0),
        ("perf1", "many-calls", 4_000, 9_000, 12, 100, 1_000_000_000, 100_000_001, 0.95, 0.1),
        ("perf2", "busy", 12_000, 49_999, 6, 99_991, 1_000_000_000, 1_000_000_001, 0.7, 0.2),
        ("perf2", "not-busy", 12_000, 23, 6, 509, 1_000_000_000, 1_000_000_001, 0.7, 0.2),
        ("perf2", "only-waits", 12_000, 9_007, 6, 89_989, 1_000_000_000, 900_000_001, 0.75, 1.0),
        ("perf2", "often-dead", 12_000, 2_003, 3, 99_991, 1_000_000_000, 1_000_000_001, 0.9, 0.0),
        ("perf2", "many-calls", 8_000, 69_997, 12, 1_009, 1_000_000_000, 1_000_000_001, 0.95, 0.0),
    ]:
        writer.test(group, title, day(f"{group}-{title}", *args))


def main():
    writer = Writer()
    writer.test("sample", "two-jobs", render(5, 2, 10, 100, [(0, "ffs"), (3, "s")]))
    writer.test("sample", "one-job", render(2, 5, 10, 100, [(7, "wffs")]))
    core(writer)
    edge(writer)
    perf(writer)
    good = "1 5 2 10 100\n7 fs\n"
    writer.invalid("no-success", good.replace("fs", "ff"))
    writer.invalid("two-successes", good.replace("fs", "sfs"))
    writer.invalid("other-letter", good.replace("fs", "xs"))
    writer.invalid("too-many-calls", good.replace("fs", "f" * 20 + "s"))
    writer.invalid("longest-is-shorter", good.replace("100", "9"))
    writer.invalid("call-takes-no-time", good.replace("1 5", "1 0"))
    writer.invalid("too-late", good.replace("7", "1000000001"))
    writer.invalid("job-missing", good.replace("1 5", "2 5"))
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()

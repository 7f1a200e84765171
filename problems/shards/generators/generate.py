"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(k, sizes):
    return f"{len(sizes)} {k}\n" + " ".join(map(str, sizes)) + "\n"


def servers_for(sizes, most):
    servers, load = 1, 0
    for size in sizes:
        if load + size > most:
            servers, load = servers + 1, 0
        load += size
    return servers


def logs(rng, n, k, least, most):
    """As many servers as are needed for the load that is best with about `k` of them."""
    sizes = [rng.randint(least, most) for _ in range(n)]
    low, high = max(sizes), sum(sizes)
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if servers_for(sizes, middle) <= k else (middle + 1, high)
    return render(servers_for(sizes, low), sizes)


def core(writer):
    for title, *args in [
        ("two-servers", 7, 2, 1, 9),
        ("three-servers", 20, 3, 1, 50),
        ("equal-sizes", 100, 7, 5, 6),
        ("many-servers", 300, 100, 1, 900),
        ("large-logs", 200, 9, 900_000_000, 1_000_000_000),
        ("many-logs", 1_000, 30, 1, 90_000),
    ]:
        writer.test("core", title, logs(seeded(title), *args))


def edge(writer):
    def test(title, *args):
        writer.test("edge", title, render(*args))

    test("one-log", 1, [7])
    test("one-log-many-servers", 9, [7])
    test("one-server", 1, [3, 4, 5])
    test("a-server-each", 4, [3, 4, 5, 3])
    test("more-servers", 9, [3, 4, 5, 3])
    test("one-large", 3, [1, 1, 1, 9, 1, 1, 1])
    test("two-are-enough", 5, [5, 5, 10, 1])
    test("all-equal", 4, [5] * 10)
    test("largest", 3, [1_000_000_000] * 1_000)
    test("most-servers", 20_000, [2, 1, 1])
    for title, n in [("small", 40), ("smaller", 8)]:
        rng = seeded(title)
        test(title, n // 2, [rng.randint(1, 6) for _ in range(n)])


def perf(writer):
    for group, n in [("perf1", 15_000), ("perf2", 20_000)]:
        for title, *args in [
            ("few-servers", 10, 1, 1_000_000_000),
            ("many-servers", n // 10, 1, 1_000_000_000),
            ("small-logs", 40, 1, 900),
            ("large-logs", 300, 900_000_000, 1_000_000_000),
            ("equal-sizes", 99, 5, 6),
        ]:
            writer.test(group, title, logs(seeded(f"{group}-{title}"), n, *args))


def main():
    writer = Writer()
    writer.test("sample", "nine", render(3, [4, 3, 6, 1, 2, 6]))
    writer.test("sample", "empty", render(3, [2, 3, 5]))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("no-logs", "0 1\n\n")
    writer.invalid("no-servers", "1 0\n5\n")
    writer.invalid("size-0", "1 1\n0\n")
    writer.invalid("log-missing", "2 1\n5\n")
    writer.invalid("two-lines", "2 1\n5\n5\n")
    writer.invalid("no-newline", "1 1\n5")
    writer.finish()


main()

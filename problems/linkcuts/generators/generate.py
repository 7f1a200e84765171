"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(n, cables, failing):
    lines = [f"{n} {len(cables)} {len(failing)}"] + [f"{a} {b}" for a, b in cables] + list(map(str, failing))
    return "".join(line + "\n" for line in lines)


def net(rng, n, more, c, near):
    """A tree and `more` cables, so everybody is connected; each cable leads to one of `near` servers."""
    cables = [(number, rng.randint(max(1, number - near), number - 1)) for number in range(2, n + 1)]
    cables += [tuple(rng.sample(range(1, n + 1), 2)) for _ in range(more)]
    names = [1] + rng.sample(range(2, n + 1), n - 1)
    cables = [(names[a - 1], names[b - 1]) for a, b in cables]
    rng.shuffle(cables)
    return render(n, cables, rng.sample(range(1, len(cables) + 1), c))


def core(writer):
    for title, *args in [
        ("two-cables", 3, 0, 2, 3),
        ("ten-servers", 10, 4, 8, 3),
        ("long-ways", 60, 5, 30, 2),
        ("short-ways", 100, 0, 60, 100),
        ("many-cables", 40, 300, 280, 40),
        ("few-fail", 500, 100, 20, 60),
    ]:
        writer.test("core", title, net(seeded(title), *args))


def edge(writer):
    def test(title, *args):
        writer.test("edge", title, render(*args))

    test("two-servers", 2, [(2, 1)], [1])
    test("several-cables", 2, [(2, 1), (1, 2), (2, 1)], [3, 1, 2])
    test("never-connected", 5, [(2, 1), (4, 5)], [2, 1])
    test("all-alone", 3, [(2, 3)], [1])
    test("other-group-larger", 6, [(3, 4), (4, 5), (1, 2), (5, 6), (6, 3)], [3, 1, 2])
    test("star", 5, [(1, number) for number in range(2, 6)], [4, 3, 2, 1])
    test("chain", 6, [(number, number + 1) for number in range(1, 6)], [5, 1, 3])
    test("within-a-cut-off-group", 5, [(1, 2), (2, 3), (3, 4), (4, 5)], [2, 3, 4, 1])
    for title, n in [("small", 9), ("smaller", 5)]:
        rng = seeded(title)
        cables = [tuple(rng.sample(range(1, n + 1), 2)) for _ in range(n + 2)]
        test(title, n, cables, rng.sample(range(1, n + 3), n))


def perf(writer):
    for group, n in [("perf1", 10_000), ("perf2", 15_000)]:
        for title, *args in [
            ("long-ways", n // 4, n // 3, 3),
            ("short-ways", n // 4, n // 3, n),
            ("many-fail", n // 4, n, 40),
            ("chain", 0, n // 2, 1),
            ("tree", 0, n // 2, 100),
        ]:
            writer.test(group, title, net(seeded(f"{group}-{title}"), n, *args))


def main():
    writer = Writer()
    writer.test("sample", "ring", render(4, [(1, 2), (2, 3), (3, 4), (4, 1)], [4, 2, 1]))
    writer.test("sample", "alone", render(4, [(1, 2), (2, 3), (1, 2)], [1, 2]))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("own-cable", "2 1 1\n1 1\n1\n")
    writer.invalid("no-server", "2 1 1\n1 3\n1\n")
    writer.invalid("no-cable", "2 1 1\n1 2\n2\n")
    writer.invalid("fails-twice", "2 2 2\n1 2\n2 1\n1\n1\n")
    writer.invalid("more-fail", "2 1 2\n1 2\n1\n1\n")
    writer.invalid("line-missing", "2 2 1\n1 2\n1\n")
    writer.invalid("no-newline", "2 1 1\n1 2\n1")
    writer.finish()


main()

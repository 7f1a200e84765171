"""Writes all tests. Run: python3 generators/generate.py"""

from pathlib import Path

import writer as writing
from writer import Writer, seeded

# A query answers here, which a Python program runs.
writing.SOLUTION = Path(__file__).with_name("answer.py")

HEAD = """\
create table machine(id integer primary key, name text not null, first integer not null, last integer not null);
create table contract(machine integer not null, first integer not null, last integer not null);
"""
LAST = 100_000


def render(machines, contracts):
    text = HEAD
    for table, rows in [
        ("machine", [f"({number},'{name}',{a},{b})" for number, name, a, b in machines]),
        ("contract", [f"({machine},{a},{b})" for machine, a, b in contracts]),
    ]:
        text += f"insert into {table} values\n" + ",\n".join(rows) + ";\n"
    return text


def works(rng, count, contracts, length, gaps):
    """Contracts one after another, in the part `gaps` of cases with days between them, otherwise
    overlapping or next to each other. None lies within another; every machine has one."""
    machines, rows = [], []
    for machine in range(1, count + 1):
        share = max(1, contracts // count)
        first, last = rng.randint(20, 400), 0
        begin, end = first + rng.randint(-15, 15), -1
        for _ in range(share):
            end = max(end + 1, begin + rng.randrange(length))
            rows.append((machine, begin, end))
            begin = end + rng.randint(2, 20) if rng.random() < gaps else rng.randint(begin + 1, end + 1)
        last = max(first, end + rng.randint(-15, 15))
        name = rng.choice(["drill", "lift", "oven", "press", "saw"])
        machines.append((machine, f"{name}-{machine}", first, last))
    rng.shuffle(machines)
    rng.shuffle(rows)
    return machines, rows


def core(writer):
    for title, count, contracts, length, gaps in [
        ("one-machine", 1, 5, 20, 0.5),
        ("three-machines", 3, 15, 30, 0.5),
        ("always-covered", 10, 60, 60, 0.0),
        ("many-gaps", 20, 200, 10, 0.9),
        ("workshop", 40, 400, 90, 0.3),
        ("short-contracts", 10, 600, 3, 0.5),
    ]:
        writer.test("core", title, render(*works(seeded(title), count, contracts, length, gaps)))


def edge(writer):
    def test(title, machines, contracts):
        seeded(title).shuffle(contracts)
        writer.test("edge", title, render(machines, contracts))

    test("one-day", [(1, "a", 5, 5), (2, "b", 5, 5)], [(1, 5, 5), (2, 6, 6)])
    test("no-contract", [(1, "a", 5, 9), (2, "b", 7, 7), (3, "c", 1, 9)], [(3, 4, 4)])
    test("outside", [(1, "a", 50, 60)], [(1, 0, 9), (1, 20, 49), (1, 61, 61), (1, 99, 120)])
    test("within", [(1, "a", 0, 99)], [(1, 10, 60), (1, 20, 30), (1, 40, 45), (1, 65, 70)])
    test("equal-contracts", [(1, "a", 0, 30)], [(1, 5, 9)] * 3 + [(1, 5, 7)] * 2 + [(1, 20, 20)])
    test("next-to-each-other", [(1, "a", 0, 39)], [(1, 4 * i, 4 * i + 3) for i in range(10)])
    test("one-day-gaps", [(1, "a", 0, 39)], [(1, 4 * i + 1, 4 * i + 3) for i in range(10)])
    test(
        "equal-days",
        [(1, "b-1", 0, 9), (2, "b10", 20, 29), (3, "b", 10, 19), (4, "b-", 5, 14), (5, "0", 1, 10)],
        [(i, 10 * i % 30 + 3, 10 * i % 30 + 5) for i in range(1, 6)],
    )
    test(
        "longest",
        [(999_999_999, "zzzzzzzzzzzz", 0, LAST), (1, "a", 0, LAST), (2, "b", LAST, LAST)],
        [(999_999_999, 0, 0), (999_999_999, LAST, LAST), (1, 0, LAST)],
    )
    test("one-contract-for-all", [(1, "a", 10, 20), (2, "b", 10, 20)], [(1, 0, 100)] * 2)
    for title, span in [("small", 30), ("smaller", 12)]:
        rng = seeded(title)
        pairs = [sorted((rng.randrange(span), rng.randrange(span))) for _ in range(70)]
        machines = [(i, f"m{i}", *pairs[i]) for i in range(1, 25)]
        contracts = [(rng.randint(1, 24), a, min(b, a + 9)) for a, b in pairs[25:]]
        test(title, machines, contracts)


def perf(writer):
    for group, title, count, contracts, length, gaps in [
        ("perf1", "one-machine", 1, 8_000, 12, 0.3),
        ("perf1", "ten-machines", 10, 8_000, 30, 0.3),
        ("perf1", "many-machines", 2_000, 8_000, 60, 0.5),
        ("perf1", "no-gaps", 5, 8_000, 10, 0.0),
        ("perf1", "many-gaps", 100, 8_000, 20, 0.9),
        ("perf2", "one-machine", 1, 9_500, 8, 0.3),
        ("perf2", "ten-machines", 10, 9_500, 30, 0.3),
        ("perf2", "many-machines", 3_000, 9_500, 60, 0.5),
        ("perf2", "no-gaps", 5, 9_500, 10, 0.0),
        ("perf2", "many-gaps", 100, 9_500, 20, 0.9),
    ]:
        rng = seeded(f"{group}-{title}")
        writer.test(group, title, render(*works(rng, count, contracts, length, gaps)))


def main():
    writer = Writer()
    writer.test(
        "sample",
        "two-machines",
        render(
            [(1, "press", 10, 40), (2, "lift", 10, 40)],
            [(1, 20, 28), (2, 21, 45), (1, 5, 14), (2, 10, 20), (1, 25, 34)],
        ),
    )
    writer.test(
        "sample",
        "whole-use",
        render(
            [(6, "saw", 100, 104), (3, "drill", 0, 34)],
            [(6, 90, 99), (3, 0, 30), (6, 105, 130), (3, 7, 20)],
        ),
    )
    core(writer)
    edge(writer)
    perf(writer)
    good = render([(1, "a", 5, 9)], [(1, 3, 7)])
    writer.invalid("no-such-machine", good.replace("(1,3,7)", "(2,3,7)"))
    writer.invalid("ends-before", good.replace("(1,3,7)", "(1,7,3)"))
    writer.invalid("used-backwards", good.replace("'a',5,9", "'a',9,5"))
    writer.invalid("too-late", good.replace("(1,3,7)", "(1,3,100001)"))
    writer.invalid("null-end", good.replace("(1,3,7)", "(1,3,null)"))
    writer.invalid("same-name", good.replace("(1,'a',5,9)", "(1,'a',5,9),\n(2,'a',5,9)"))
    writer.invalid("more-statements", good + "select 1;\n")
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()

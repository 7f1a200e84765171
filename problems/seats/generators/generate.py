"""Writes all tests. Run: python3 generators/generate.py"""

from pathlib import Path

import writer as writing
from writer import Writer, seeded

# A query answers here, which a Python program runs.
writing.SOLUTION = Path(__file__).with_name("answer.py")

HEAD = """\
create table program(id integer primary key, name text not null, seats integer not null);
create table session(program integer not null, start integer not null, finish integer not null);
"""


def insert(table, rows):
    lines = ["(" + ",".join(map(str, row)) + ")" for row in rows]
    return f"insert into {table} values\n" + ",\n".join(lines) + ";\n"


def render(programs, sessions):
    """Programs have id, name and seats; sessions have program, start and finish."""
    text = HEAD + insert("program", [(number, f"'{name}'", seats) for number, name, seats in programs])
    return text + insert("session", sessions)


def year(rng, programs, count, seats, length, last):
    """Sessions start in odd minutes and end in even ones."""
    numbers = rng.sample(range(1, 9 * programs), programs)
    rows = [(number, f"p{number}", rng.randint(0, seats)) for number in numbers]
    sessions = []
    for _ in range(count):
        start = 2 * rng.randint(0, last // 2 - length) + 1
        sessions.append((rng.choice(numbers), start, start + 2 * rng.randint(1, length) - 1))
    return render(rows, sessions)


def core(writer):
    for title, *args in [
        ("two-programs", 2, 8, 1, 5, 40),
        ("five-programs", 5, 40, 3, 8, 100),
        ("short-sessions", 4, 200, 2, 2, 400),
        ("long-sessions", 10, 200, 8, 80, 500),
        ("many-programs", 200, 800, 3, 30, 300),
        ("one-program", 1, 300, 6, 10, 900),
    ]:
        writer.test("core", title, year(seeded(title), *args))


def edge(writer):
    def test(title, *tables):
        writer.test("edge", title, render(*tables))

    chain = [(1, minute, minute + 3) for minute in range(1, 20, 3)]
    test("one-after-the-other", [(1, "a", 1)], chain)
    test("two-chains", [(1, "a", 1)], chain + [(1, minute, minute + 3) for minute in range(2, 20, 3)])
    test("handover", [(1, "a", 1)], [(1, 1, 5), (1, 3, 7), (1, 5, 9), (1, 7, 8), (1, 20, 22), (1, 21, 23)])
    test("no-seats", [(1, "a", 0), (2, "b", 0), (3, "c", 0)], [(1, 4, 5), (2, 4, 6)])
    test("nobody", [(1, "a", 2), (2, "b", 1)], [(1, 4, 5), (1, 4, 6), (2, 1, 2)])
    test("all-seats", [(1, "a", 2)], [(1, 1, 9), (1, 2, 9), (1, 9, 12), (1, 9, 12), (1, 9, 10)])
    test("equal-sessions", [(1, "a", 1)], [(1, 1, 9)] * 3)
    names = [(4, "b10", 0), (3, "b2", 0), (2, "ba", 0), (1, "a", 0), (5, "9", 0)]
    test("equal-minutes", names, [(number, number, number + 4) for number in range(1, 6)])
    test("largest", [(999_999, "zzzzzzzz", 998)], [(999_999, 1, 1_000_000)] * 999)
    for title, last in [("small", 20), ("smaller", 8)]:
        rng = seeded(title)
        programs = [(1, "x", 0), (2, "w", 1), (3, "v", 1), (4, "u", 2), (5, "t", 2)]
        starts = [(rng.randint(1, 4), rng.randint(1, last)) for _ in range(3 * last)]
        test(title, programs, [(number, start, start + rng.randint(1, 3)) for number, start in starts])


def perf(writer):
    for group, title, *args in [
        ("perf1", "one-program", 1, 12_000, 50, 200, 50_000),
        ("perf1", "many-programs", 500, 12_000, 1, 500, 50_000),
        ("perf1", "short-sessions", 20, 12_000, 2, 10, 90_000),
        ("perf1", "long-sessions", 20, 12_000, 300, 9_000, 90_000),
        ("perf1", "ten-programs", 10, 12_000, 10, 300, 90_000),
        ("perf2", "one-program", 1, 18_000, 50, 200, 50_000),
        ("perf2", "many-programs", 500, 17_000, 1, 500, 50_000),
        ("perf2", "short-sessions", 20, 17_000, 2, 10, 90_000),
        ("perf2", "long-sessions", 20, 17_000, 300, 9_000, 90_000),
        ("perf2", "ten-programs", 10, 17_000, 10, 300, 90_000),
    ]:
        writer.test(group, title, year(seeded(f"{group}-{title}"), *args))


def main():
    writer = Writer()
    writer.test("sample", "cad", render([(1, "cad", 1)], [(1, 1, 10), (1, 5, 12), (1, 12, 15)]))
    sessions = [(3, 1, 8), (3, 2, 9), (8, 1, 9), (3, 4, 8), (3, 6, 8), (8, 3, 4)]
    writer.test("sample", "draw", render([(8, "mail", 2), (3, "draw", 2)], sessions))
    core(writer)
    edge(writer)
    perf(writer)
    good = render([(1, "a", 1), (2, "b", 0)], [(1, 5, 10), (2, 10, 11)])
    writer.invalid("no-program", good.replace("(2,10,11)", "(3,10,11)"))
    writer.invalid("same-program", good.replace("(2,'b',0)", "(1,'b',0)"))
    writer.invalid("same-name", good.replace("(2,'b',0)", "(2,'a',0)"))
    writer.invalid("ends-at-start", good.replace("(2,10,11)", "(2,10,10)"))
    writer.invalid("minute-0", good.replace("(2,10,11)", "(2,0,11)"))
    writer.invalid("null-end", good.replace("(2,10,11)", "(2,10,null)"))
    writer.invalid("more-statements", good + "select 1;\n")
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()

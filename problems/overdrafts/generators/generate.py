"""Writes all tests. Run: python3 generators/generate.py"""

from pathlib import Path

import writer as writing
from writer import Writer, seeded

# A query answers here, which a Python program runs.
writing.SOLUTION = Path(__file__).with_name("answer.py")

HEAD = """\
create table account(id integer primary key, name text not null);
create table movement(account integer not null, day integer not null, cents integer not null);
create table today(day integer not null);
"""


def insert(table, rows):
    lines = ["(" + ",".join(map(str, row)) + ")" for row in rows]
    return f"insert into {table} values\n" + ",\n".join(lines) + ";\n"


def render(accounts, movements, today):
    """`accounts` is names by id; movements have account, day and cents."""
    text = HEAD + insert("account", [(number, f"'{name}'") for number, name in accounts.items()])
    return text + insert("movement", movements) + insert("today", [(today,)])


def bank(rng, accounts, count, days, most):
    """At most one movement a day and account, and never a balance of 0."""
    names = {number: f"a{number}" for number in rng.sample(range(1, 9 * accounts), accounts)}
    movements = []
    for place, number in enumerate(names):
        balance = 0
        share = count // accounts + (place < count % accounts)
        for day in sorted(rng.sample(range(1, days), share)):
            cents = rng.randint(1, most) * (1 if balance < 0 else -1) * rng.choice([1, 1, 1, -1])
            if cents == -balance:
                cents += 1 if balance <= 0 else -1
            balance += cents
            movements.append((number, day, cents))
    rng.shuffle(movements)
    return render(names, movements, days)


def core(writer):
    for title, *args in [
        ("two-accounts", 2, 8, 20, 50),
        ("five-accounts", 5, 40, 40, 100),
        ("one-account", 1, 100, 300, 400),
        ("rare-movements", 20, 60, 5_000, 9_000),
        ("many-accounts", 200, 800, 100, 500),
        ("daily", 8, 700, 100, 500),
    ]:
        writer.test("core", title, bank(seeded(title), *args))


def edge(writer):
    def test(title, *tables):
        writer.test("edge", title, render(*tables))

    test("exactly-0", {1: "a"}, [(1, 2, -10), (1, 4, 10), (1, 6, -5), (1, 9, 5)], 9)
    test("0-between", {1: "a"}, [(1, 2, -10), (1, 4, 10), (1, 6, -5), (1, 7, 20)], 30)
    test("same-day", {1: "a"}, [(1, 2, -10), (1, 2, 10), (1, 6, -5), (1, 6, -7), (1, 7, 4), (1, 7, 9)], 8)
    test("back-within-day", {1: "a"}, [(1, 2, -10), (1, 5, 30), (1, 5, -40), (1, 8, 1)], 8)
    test("begins-today", {1: "a", 2: "b"}, [(1, 8, -3), (2, 1, 3)], 8)
    test("ends-today", {1: "a", 2: "b"}, [(2, 7, -3), (2, 8, 3)], 8)
    test("one-day", {1: "a"}, [(1, 1, -3)], 1)
    test("no-overdraft", {1: "a", 2: "b"}, [(2, 7, 3), (2, 8, -3)], 8)
    names = {4: "b10", 3: "b2", 2: "ba", 1: "a", 5: "9"}
    test("equal-days", names, [(number, 3, -number) for number in range(1, 6)], 5)
    large = [(999_999, day, -100_000) for day in range(1, 1_000)]
    test("largest", {999_999: "zzzzzzzz", 1: "0"}, large, 10_000)
    for title, last in [("small", 20), ("smaller", 6)]:
        rng = seeded(title)
        rows = [(rng.randint(1, 4), rng.randint(1, last), rng.choice([-2, -1, 1, 2])) for _ in range(4 * last)]
        test(title, {1: "x", 2: "w", 3: "v", 4: "u", 5: "t"}, rows, last)


def perf(writer):
    for group, title, *args in [
        ("perf1", "two-accounts", 2, 13_000, 10_000, 100_000),
        ("perf1", "many-accounts", 500, 13_000, 9_000, 900),
        ("perf1", "daily", 20, 13_000, 700, 9_000),
        ("perf1", "ten-accounts", 10, 13_000, 9_000, 9_000),
        ("perf1", "small-amounts", 100, 13_000, 9_000, 9),
        ("perf2", "two-accounts", 2, 18_000, 10_000, 90_000),
        ("perf2", "many-accounts", 500, 18_000, 9_000, 900),
        ("perf2", "daily", 20, 18_000, 1_000, 9_000),
        ("perf2", "ten-accounts", 10, 18_000, 9_000, 9_000),
        ("perf2", "small-amounts", 100, 18_000, 9_000, 9),
    ]:
        writer.test(group, title, bank(seeded(f"{group}-{title}"), *args))


def main():
    writer = Writer()
    movements = [(1, 6, -30), (1, 4, -70), (1, 1, 50), (1, 9, 60)]
    writer.test("sample", "weight", render({1: "ann"}, movements, 20))
    movements = [(2, 3, -5), (2, 7, 9), (2, 8, -10), (7, 5, -20), (7, 5, 25)]
    writer.test("sample", "open", render({7: "eva", 2: "bob"}, movements, 10))
    core(writer)
    edge(writer)
    perf(writer)
    good = render({1: "a", 2: "b"}, [(1, 5, 10), (2, 6, -10)], 9)
    writer.invalid("no-account", good.replace("(2,6,-10)", "(3,6,-10)"))
    writer.invalid("same-name", good.replace("(2,'b')", "(2,'a')"))
    writer.invalid("after-today", good.replace("(2,6,-10)", "(2,10,-10)"))
    writer.invalid("nothing-moves", good.replace("(2,6,-10)", "(2,6,0)"))
    writer.invalid("too-much", good.replace("(2,6,-10)", "(2,6,-100001)"))
    writer.invalid("two-days", good.replace("(9)", "(9),\n(10)"))
    writer.invalid("more-statements", good + "select 1;\n")
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()

"""Writes all tests. Run: python3 generators/generate.py"""

from pathlib import Path

import writer as writing
from writer import Writer, seeded

# A query answers here, which a Python program runs.
writing.SOLUTION = Path(__file__).with_name("answer.py")

HEAD = """\
create table employee(id integer primary key, name text not null, boss integer, deputy integer, most integer not null);
create table absence(employee integer not null, first integer not null, last integer not null);
create table invoice(id integer primary key, employee integer not null, day integer not null, cents integer not null);
"""


def render(employees, absences, invoices):
    text = HEAD
    for table, rows in [
        ("employee", [(n, f"'{name}'", *rest) for n, name, *rest in employees]),
        ("absence", absences),
        ("invoice", invoices),
    ]:
        lines = ["(" + ",".join("null" if v is None else str(v) for v in row) + ")" for row in rows]
        text += f"insert into {table} values\n" + ",\n".join(lines) + ";\n"
    return text


def above(boss, person):
    way = []
    while boss[person] is not None:
        person = boss[person]
        way.append(person)
    return way


def company(rng, count, away, invoices, span, depth=12, low=0.5, days=14):
    """A deputy is never below the person; limits are even and amounts odd."""
    ids = rng.sample(range(1, 3 * count + 1), count)
    boss, level = {ids[0]: None}, {ids[0]: 0}
    for number in ids[1:]:
        while True:
            chosen = rng.choice(list(boss)[-40:] if rng.random() < 0.6 else ids[: len(boss)])
            if level[chosen] < depth:
                break
        boss[number], level[number] = chosen, level[chosen] + 1
    employees = []
    for number in ids:
        most = 2 * int(1_000 * 2 ** rng.uniform(0, 12 - level[number]))
        deputy = None
        if rng.random() < 0.7:
            other = rng.choice(ids)
            if other != number and number not in above(boss, other):
                deputy = other
        employees.append((number, f"e{number}", boss[number], deputy, most))
    absences = []
    for _ in range(away):
        first = rng.randint(1, span)
        absences.append((rng.choice(ids), first, min(first + rng.randrange(days), 366)))
    bills = []
    for number in rng.sample(range(1, 2 * invoices + 1), invoices):
        cents = 1 + 2 * int(500 * 2 ** rng.uniform(0, 12 * low))
        bills.append((number, rng.choice(ids), rng.randint(1, span), cents))
    rng.shuffle(employees)
    return employees, absences, bills


def core(writer):
    for title, count, away, invoices, span, low in [
        ("three-people", 3, 3, 8, 6, 0.3),
        ("ten-people", 10, 20, 30, 20, 0.6),
        ("holidays", 40, 200, 100, 30, 0.6),
        ("large-amounts", 60, 60, 150, 60, 1.1),
        ("small-amounts", 100, 200, 300, 30, 0.2),
        ("one-year", 200, 1_500, 800, 366, 0.7),
    ]:
        rng = seeded(title)
        writer.test("core", title, render(*company(rng, count, away, invoices, span, low=low)))


def edge(writer):
    def test(title, employees, absences, invoices):
        writer.test("edge", title, render(employees, absences, invoices))

    pair = [(1, "head", None, None, 100), (2, "clerk", 1, None, 0)]
    test("two-people", pair, [(2, 1, 60)], [(1, 2, 5, 99), (2, 1, 5, 99)])
    test("exactly-the-limit", pair, [(2, 1, 9)], [(i, 2, 5, 98 + i) for i in range(1, 5)])
    test("head-is-away", pair, [(1, 3, 4)], [(i, 2, i, 50) for i in range(1, 7)])
    team = [
        (5, "head", None, 3, 90),
        (4, "boss", 5, 2, 60),
        (3, "lead", 4, 2, 30),
        (2, "ann", 3, 3, 0),
        (1, "bob", 3, 2, 0),
    ]
    test("own-deputy", team, [(4, 2, 3), (3, 3, 4)], [(i, i % 2 + 1, i // 2, 20) for i in range(2, 14)])
    test(
        "all-away",
        team,
        [(3, 2, 9), (4, 3, 9), (2, 4, 9), (5, 5, 9), (3, 6, 9)],
        [(10 * day + n, n, day, 25) for day in range(1, 12) for n in range(1, 6)],
    )
    test(
        "overlapping-absences",
        team,
        [(3, 1, 4), (3, 2, 3), (3, 4, 4), (3, 6, 6), (3, 1, 4), (2, 6, 6)],
        [(day, 1, day, 10) for day in range(1, 9)],
    )
    test(
        "deputy-above",
        [(1, "a", None, 2, 90), (2, "b", 1, 1, 50), (3, "c", 2, 1, 20), (4, "d", 3, 3, 0)],
        [(3, 1, 5), (2, 2, 7), (1, 4, 5)],
        [(3 * day + n, 4, day, 10 + 15 * n) for day in range(1, 9) for n in range(3)],
    )
    test(
        "limits-not-rising",
        [(n, f"p{n}", n - 1 or None, None, [0, 5, 90, 10, 40, 20][n - 1]) for n in range(1, 7)],
        [(3, 5, 5)],
        [(n, 6, 4 + n % 2, 5 * n) for n in range(1, 21)],
    )
    chain = [(n, f"c{n}", n - 1 or None, n % 13 + 1, 100 * (14 - n)) for n in range(1, 14)]
    test("longest-way", chain, [(n, n, n + 5) for n in range(1, 14)], [(n, 13, n, 150 * n) for n in range(1, 12)])
    test(
        "largest",
        [(999_999_999, "zzzzzzzz", None, 7, 100_000_000), (7, "b", 999_999_999, 999_999_999, 0)],
        [(999_999_999, 366, 366)],
        [(999_999_999, 7, 366, 100_000_000), (8, 7, 365, 100_000_000), (9, 7, 1, 1)],
    )
    rng = seeded("small")
    people = [
        (n, f"s{n}", rng.randrange(1, n) if n > 1 else None, rng.choice([None, n % 8 + 1]), rng.randint(0, 4))
        for n in range(1, 9)
    ]
    away = [(rng.randint(1, 8), day, day + rng.randrange(3)) for day in range(1, 12) for _ in range(3)]
    test("small", people, away, [(n, rng.randint(1, 8), rng.randint(1, 12), rng.randint(1, 4)) for n in range(1, 90)])


def perf(writer):
    for group, title, count, away, invoices, span, low in [
        ("perf1", "one-year", 1_000, 2_400, 4_000, 366, 0.5),
        ("perf1", "holidays", 1_000, 2_600, 4_000, 40, 0.5),
        ("perf1", "large-amounts", 1_200, 2_400, 4_000, 200, 0.7),
        ("perf1", "small-company", 100, 2_400, 4_000, 366, 0.5),
        ("perf1", "many-people", 1_500, 2_400, 4_000, 300, 0.5),
        ("perf2", "one-year", 1_200, 3_000, 5_000, 366, 0.5),
        ("perf2", "holidays", 1_200, 3_000, 5_000, 40, 0.5),
        ("perf2", "large-amounts", 1_200, 3_000, 5_000, 200, 0.7),
        ("perf2", "small-company", 100, 3_000, 5_000, 366, 0.5),
        ("perf2", "many-people", 1_500, 3_000, 5_000, 300, 0.5),
    ]:
        rng = seeded(f"{group}-{title}")
        writer.test(group, title, render(*company(rng, count, away, invoices, span, low=low)))


def main():
    writer = Writer()
    staff = [
        (1, "max", None, None, 100_000),
        (2, "lea", 1, 4, 2_000),
        (3, "kim", 2, None, 0),
        (4, "tom", 2, None, 0),
    ]
    writer.test(
        "sample",
        "deputy",
        render(
            staff,
            [(2, 6, 9), (3, 1, 2)],
            [(1, 3, 5, 2_000), (2, 3, 5, 2_001), (3, 3, 7, 1_500), (4, 4, 7, 1_500)],
        ),
    )
    writer.test(
        "sample",
        "nobody",
        render(
            [(9, "ove", None, None, 50), (4, "ida", 9, 8, 70), (8, "pia", 4, None, 0), (5, "rut", 4, 8, 0)],
            [(4, 5, 5), (8, 3, 6)],
            [(1, 9, 2, 10), (3, 5, 5, 60), (2, 5, 2, 71)],
        ),
    )
    core(writer)
    edge(writer)
    perf(writer)
    good = render([(1, "a", None, None, 5), (2, "b", 1, 1, 0)], [(1, 3, 4)], [(1, 2, 3, 4)])
    writer.invalid("two-heads", good.replace("'b',1,1", "'b',null,1"))
    writer.invalid("ring", good.replace("'a',null", "'a',2"))
    writer.invalid("own-deputy", good.replace("'b',1,1", "'b',1,2"))
    writer.invalid("unknown-absence", good.replace("(1,3,4)", "(3,3,4)"))
    writer.invalid("ends-before", good.replace("(1,3,4)", "(1,4,3)"))
    writer.invalid("too-long", good.replace("(1,3,4)", "(1,3,63)"))
    writer.invalid("costs-nothing", good.replace("(1,2,3,4)", "(1,2,3,0)"))
    staff = [(n, f"c{n}", n - 1 or None, None, 5) for n in range(1, 15)]
    writer.invalid("too-many-steps", render(staff, [(1, 3, 4)], [(1, 2, 3, 4)]))
    writer.invalid("more-statements", good + "select 1;\n")
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()

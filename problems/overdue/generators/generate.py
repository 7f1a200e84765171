"""Writes all tests. Run: python3 generators/generate.py"""

from pathlib import Path

import writer as writing
from writer import Writer, seeded

# A query answers here, which a Python program runs.
writing.SOLUTION = Path(__file__).with_name("answer.py")

HEAD = """\
create table customer(id integer primary key, name text not null);
create table invoice(id integer primary key, customer integer not null, due integer not null, \
cents integer not null);
create table payment(invoice integer not null, cents integer not null);
create table today(day integer not null);
"""


def insert(table, rows):
    lines = ["(" + ",".join(map(str, row)) + ")" for row in rows]
    return f"insert into {table} values\n" + ",\n".join(lines) + ";\n"


def render(customers, invoices, payments, today):
    """`customers` is names by id; invoices have id, customer, due and cents."""
    text = HEAD + insert("customer", [(number, f"'{name}'") for number, name in customers.items()])
    text += insert("invoice", invoices) + insert("payment", payments)
    return text + insert("today", [(today,)])


def year(rng, customers, count, parts, late, most=100_000):
    """`parts` payments for an invoice at most; `late` is the share of those with something open."""
    names = {number: f"c{number}" for number in rng.sample(range(1, 9 * customers), customers)}
    today = rng.randint(200, 365)
    invoices, payments = [], []
    for number in rng.sample(range(1, 9 * count), count):
        due = rng.choice([day for day in range(1, 366) if day != today])
        cents = rng.randint(parts + 1, most)
        invoices.append((number, rng.choice(list(names)), due, cents))
        several = rng.randint(0, parts)
        marks = sorted(rng.sample(range(1, cents), several))
        if several and rng.random() >= late:
            marks[-1] = cents
        payments += [(number, mark - before) for before, mark in zip([0] + marks, marks)]
    if not payments:
        payments.append((invoices[0][0], invoices[0][3]))
    rng.shuffle(payments)
    return render(names, invoices, payments, today)


def core(writer):
    for title, *args in [
        ("two-customers", 2, 5, 1, 0.5),
        ("five-customers", 5, 20, 2, 0.5),
        ("many-parts", 10, 60, 6, 0.6),
        ("nearly-all-late", 20, 150, 2, 0.95),
        ("nearly-all-paid", 30, 300, 2, 0.05),
        ("many-customers", 300, 500, 3, 0.4),
        ("one-customer", 1, 400, 2, 0.4),
    ]:
        writer.test("core", title, year(seeded(title), *args))


def edge(writer):
    def test(title, customers, invoices, payments, today):
        writer.test("edge", title, render(customers, invoices, payments, today))

    test("nobody", {1: "a"}, [(1, 1, 5, 10)], [(1, 10)], 9)
    days = [(day, 1, day, 10) for day in range(1, 9)]
    test("due-today", {1: "a"}, days, [(1, 4)], 5)
    test("only-due-today", {1: "a", 2: "b"}, [(1, 1, 5, 9), (2, 2, 5, 9), (3, 2, 4, 1)], [(2, 9)], 5)
    invoices = [(1, 1, 2, 100), (2, 1, 3, 50), (3, 2, 2, 70)]
    test("paid-too-much", {1: "a", 2: "b"}, invoices, [(1, 120), (3, 30)], 9)
    test("paid-much-too-much", {1: "a", 2: "b"}, invoices, [(1, 1_000), (3, 30), (3, 30)], 9)
    test("exactly-paid", {1: "a"}, invoices[:2], [(1, 50), (1, 50), (2, 49)], 9)
    test("equal-payments", {1: "a"}, invoices[:2], [(1, 30)] * 3 + [(2, 10)] * 2, 9)
    names = {4: "b10", 3: "b2", 2: "ba", 1: "a", 5: "9", 6: "zz"}
    same = [(number, 7 - number if number < 7 else 6, 3, 20) for number in range(1, 8)]
    test("equal-sums", names, same, [(7, 1), (1, 1), (2, 2), (3, 2), (4, 2)], 9)
    test("without-invoices", {1: "a", 2: "b", 3: "c"}, [(8, 2, 1, 5)], [(8, 1)], 2)
    largest = [(number, 999_999_999, 1, 1_000_000) for number in range(999_999_000, 999_999_999)]
    test("largest", {999_999_999: "zzzzzzzz", 1: "0"}, largest, [(999_999_001, 1)], 100_000)
    rng = seeded("small")
    invoices = [(n, rng.randint(1, 4), rng.randint(1, 7), rng.randint(1, 6)) for n in range(1, 60)]
    payments = [(rng.randint(1, 59), rng.randint(1, 3)) for _ in range(70)]
    test("small", {1: "x", 2: "w", 3: "v", 4: "u"}, invoices, payments, 5)


def perf(writer):
    for group, title, *args in [
        ("perf1", "one-customer", 1, 6_000, 2, 0.4),
        ("perf1", "many-customers", 2_000, 6_000, 2, 0.4),
        ("perf1", "many-parts", 100, 4_000, 4, 0.6),
        ("perf1", "nearly-all-late", 300, 6_000, 2, 0.95),
        ("perf1", "nearly-all-paid", 300, 6_000, 2, 0.05),
        ("perf2", "one-customer", 1, 8_500, 2, 0.4),
        ("perf2", "many-customers", 2_000, 8_500, 2, 0.4),
        ("perf2", "many-parts", 100, 5_500, 4, 0.6),
        ("perf2", "nearly-all-late", 300, 8_500, 2, 0.95),
        ("perf2", "nearly-all-paid", 300, 8_500, 2, 0.05),
    ]:
        writer.test(group, title, year(seeded(f"{group}-{title}"), *args))


def main():
    writer = Writer()
    invoices = [(1, 1, 10, 100), (2, 1, 20, 35), (3, 2, 12, 80)]
    payments = [(1, 40), (3, 80), (1, 20)]
    writer.test("sample", "parts", render({1: "mia", 2: "tom"}, invoices, payments, 30))
    invoices = [(1, 7, 3, 50), (2, 7, 31, 90), (3, 4, 28, 70)]
    writer.test("sample", "tomorrow", render({7: "eva", 4: "bob"}, invoices, [(1, 10)], 30))
    core(writer)
    edge(writer)
    perf(writer)
    good = render({1: "a"}, [(1, 1, 5, 10), (2, 1, 6, 10)], [(1, 5), (2, 10)], 9)
    writer.invalid("no-customer", good.replace("(2,1,6,10)", "(2,2,6,10)"))
    writer.invalid("no-invoice", good.replace("(2,10)", "(3,10)"))
    writer.invalid("same-invoice", good.replace("(2,1,6,10)", "(1,1,6,10)"))
    writer.invalid("no-payments", good.replace("insert into payment values\n(1,5),\n(2,10);\n", ""))
    writer.invalid("costs-nothing", good.replace("(2,1,6,10)", "(2,1,6,0)"))
    writer.invalid("null-due", good.replace("(2,1,6,10)", "(2,1,null,10)"))
    writer.invalid("two-days", good.replace("(9)", "(9),\n(10)"))
    writer.invalid("more-statements", good + "select 1;\n")
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()

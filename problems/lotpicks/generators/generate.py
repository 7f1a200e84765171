"""Writes all tests. Run: python3 generators/generate.py"""

from pathlib import Path

import writer as writing
from writer import Writer, seeded

# A query answers here, which a Python program runs.
writing.SOLUTION = Path(__file__).with_name("answer.py")

HEAD = """\
create table lot(id integer primary key, item text not null, day integer not null, \
pieces integer not null);
create table purchase(id integer primary key, item text not null, pieces integer not null);
"""


def insert(table, rows):
    lines = ["(" + ",".join(repr(part) for part in row) + ")" for row in rows]
    return f"insert into {table} values\n" + ",\n".join(lines) + ";\n"


def render(lots, purchases):
    """Lots have id, item, day and pieces, purchases id, item and pieces."""
    return HEAD + insert("lot", lots) + insert("purchase", purchases)


def warehouse(rng, items, lots, orders, most):
    """Lots of an item come on different days, and there are enough pieces for all orders."""
    ids = rng.sample(range(1, 9 * lots), lots)
    days = rng.sample(range(1, 100_001), lots)
    stock, wanted = {}, {}
    for number, day in zip(ids, days):
        item = f"i{rng.randrange(items)}"
        stock.setdefault(item, []).append((number, item, day, rng.randint(1, most)))
    left = {item: sum(lot[3] for lot in found) for item, found in stock.items()}
    purchases = []
    ids = rng.sample(range(1, 9 * orders), orders)
    mean = max(1, sum(left.values()) // orders)
    for number in ids:
        item = rng.choice(list(left))
        pieces = min(left[item], rng.randint(1, 2 * mean))
        if pieces > 0:
            left[item] -= pieces
            purchases.append((number, item, pieces))
        if left[item] == 0:
            del left[item]
        if not left:
            break
    rows = [lot for found in stock.values() for lot in found]
    rng.shuffle(rows)
    return render(rows, purchases)


def core(writer):
    for title, *args in [
        ("one-item", 1, 4, 5, 10),
        ("two-items", 2, 10, 10, 20),
        ("large-orders", 3, 60, 10, 50),
        ("small-orders", 3, 10, 80, 50),
        ("many-items", 100, 300, 300, 9),
        ("shop", 10, 300, 400, 100),
    ]:
        writer.test("core", title, warehouse(seeded(title), *args))


def edge(writer):
    def test(title, lots, purchases):
        writer.test("edge", title, render(lots, purchases))

    test("one-piece", [(1, "a", 1, 1)], [(1, "a", 1)])
    test("no-lot", [(1, "a", 1, 1)], [(2, "b", 9), (1, "b", 3)])
    lots = [(n, "a", 5 + n % 2, 3) for n in (9, 4, 7, 2, 8, 1, 5)]
    test("same-day", lots, [(1, "a", 10), (2, "a", 9)])
    lots = [(n, "ab"[n % 2], 5, n) for n in range(20, 0, -1)]
    test("all-one-day", lots, [(n, "ab"[n % 2], 7) for n in range(1, 25)])
    test("missing-in-part", [(1, "a", 1, 5), (2, "a", 2, 5)], [(1, "a", 12), (2, "a", 3)])
    test("missing-from-the-start", [(1, "a", 1, 5)], [(1, "a", 5), (2, "a", 3), (3, "a", 1)])
    test("ends-together", [(n, "a", n, 4) for n in range(1, 9)], [(n, "a", 8) for n in range(1, 7)])
    lots = [(n, "a", n, 5) for n in range(1, 9)]
    test("never-ends-together", lots, [(n, "a", 3) for n in range(1, 20)])
    test("one-order", lots, [(5, "a", 1)])
    large = [(999_999_999 - n, "zzzzzz", 100_000, 1_000_000) for n in range(900)]
    test("largest", large, [(n, "zzzzzz", 1_000_000 - n) for n in range(1, 950)])
    for title, count, items, days in [("small", 40, "abc", 9), ("smaller", 60, "ab", 3)]:
        rng = seeded(title)
        lots, orders = [], []
        for number in range(count, 0, -1):
            lots.append((number, rng.choice(items), rng.randint(1, days), rng.randint(1, 4)))
            orders.append((number, rng.choice(items + "z"), rng.randint(1, 5)))
        test(title, lots, orders)


def perf(writer):
    for group, title, *args in [
        ("perf1", "one-item", 1, 6_000, 6_000, 100),
        ("perf1", "two-items", 2, 7_500, 7_500, 100),
        ("perf1", "large-orders", 1, 8_000, 4_500, 100),
        ("perf1", "small-orders", 1, 4_500, 8_000, 1_000),
        ("perf1", "many-pieces", 1, 6_000, 6_000, 900_000),
        ("perf2", "one-item", 1, 8_000, 8_000, 100),
        ("perf2", "two-items", 2, 8_000, 8_000, 100),
        ("perf2", "large-orders", 1, 8_000, 5_500, 100),
        ("perf2", "small-orders", 1, 5_500, 8_000, 1_000),
        ("perf2", "many-pieces", 1, 7_000, 7_000, 900_000),
    ]:
        writer.test(group, title, warehouse(seeded(f"{group}-{title}"), *args))


def main():
    writer = Writer()
    lots = [(5, "nail", 20, 8), (8, "nail", 10, 3)]
    writer.test("sample", "two-lots", render(lots, [(1, "nail", 5), (2, "nail", 2)]))
    lots = [(4, "cup", 7, 2), (3, "cup", 7, 1), (9, "pan", 2, 6)]
    purchases = [(20, "cup", 5), (10, "cup", 1), (30, "lid", 4), (40, "pan", 6)]
    writer.test("sample", "missing", render(lots, purchases))
    core(writer)
    edge(writer)
    perf(writer)
    good = render([(1, "a", 5, 5), (2, "a", 6, 5)], [(1, "a", 5), (2, "a", 5)])
    writer.invalid("same-lot", good.replace("(2,'a',6", "(1,'a',6"))
    writer.invalid("same-order", good.replace("(2,'a',5)", "(1,'a',5)"))
    writer.invalid("day-0", good.replace("(2,'a',6", "(2,'a',0"))
    writer.invalid("no-pieces", good.replace("(2,'a',5)", "(2,'a',0)"))
    writer.invalid("long-item", good.replace("(2,'a',5)", "(2,'abcdefg',5)"))
    writer.invalid("null-item", good.replace("(2,'a',5)", "(2,null,5)"))
    writer.invalid("no-orders", good[: good.index("insert into purchase")])
    writer.invalid("more-statements", good + "select 1;\n")
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()

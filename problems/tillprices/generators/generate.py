"""Writes all tests. Run: python3 generators/generate.py"""

import bisect
from pathlib import Path

import writer as writing
from writer import Writer, seeded

# A query answers here, which a Python program runs.
writing.SOLUTION = Path(__file__).with_name("answer.py")

HEAD = """\
create table price(item integer not null, since integer not null, cents integer not null);
create table sale(id integer primary key, item integer not null, at integer not null, cents integer not null);
"""
LATEST = 1_000_000_000


def render(prices, sales):
    text = HEAD
    for table, rows in [("price", prices), ("sale", sales)]:
        lines = [f"({','.join(map(str, row))})" for row in rows]
        text += f"insert into {table} values\n" + ",\n".join(lines) + ";\n"
    return text


def shop(rng, items, changes, count, wrong):
    """Sales after the first price of their item; prices begin in even seconds, sales are in odd."""
    lists = {item: [] for item in rng.sample(range(1, 10 * items + 1), items)}
    for index in range(max(changes, items)):
        item = list(lists)[index % items] if index < items else rng.choice(list(lists))
        since = 0 if index < items else 2 * rng.randrange(1, 50_000)
        if all(since != other for other, _ in lists[item]) or index < items:
            lists[item].append((since, rng.randint(1, 40) * 5))
    for rows in lists.values():
        rows.sort()
    prices = [(item, *row) for item, rows in lists.items() for row in rows]
    sales = []
    for number in rng.sample(range(1, 3 * count + 1), count):
        item = rng.choice(list(lists))
        at = 2 * rng.randrange(50_000) + 1
        place = bisect.bisect(lists[item], (at, 0)) - 1
        paid = lists[item][place][1]
        if rng.random() < wrong:
            paid = rng.choice(
                [paid + 1, lists[item][max(place - 1, 0)][1], lists[item][max(place - 1, 0)][1]]
                + [lists[item][max(place - 2, 0)][1]]
            )
        sales.append((number, item, at, paid))
    rng.shuffle(prices)
    return prices, sales


def core(writer):
    for title, items, changes, count, wrong in [
        ("one-item", 1, 5, 10, 0.5),
        ("three-items", 3, 12, 25, 0.4),
        ("many-changes", 2, 80, 60, 0.6),
        ("corner-shop", 40, 200, 300, 0.2),
        ("few-changes", 100, 120, 400, 0.5),
        ("mostly-right", 20, 150, 600, 0.02),
    ]:
        writer.test("core", title, render(*shop(seeded(title), items, changes, count, wrong)))


def edge(writer):
    def test(title, prices, sales):
        writer.test("edge", title, render(prices, sales))

    test("one-right", [(1, 0, 5)], [(1, 1, 0, 5)])
    test("no-price-yet", [(1, 10, 5)], [(1, 1, 9, 5), (2, 1, 10, 5), (3, 1, 11, 5)])
    test("unknown-item", [(1, 10, 5)], [(1, 2, 50, 5), (2, 1, 50, 5), (3, 3, 9, 5)])
    test(
        "second-of-change",
        [(1, 10 * i, 5 + i) for i in range(6)],
        [(10 * i + k + 1, 1, 10 * i + k, 5 + i - 1) for i in range(6) for k in (0, 1, 9)],
    )
    test(
        "same-price-again",
        [(1, 0, 5), (1, 10, 5), (1, 20, 6), (1, 30, 6), (1, 40, 5)],
        [(i + 1, 1, i, 5) for i in range(0, 50, 3)],
    )
    test(
        "back-and-forth",
        [(1, 10 * i, 5 + i % 2) for i in range(8)],
        [(i + 1, 1, i, 5 + i // 4 % 2) for i in range(80)],
    )
    test(
        "items-side-by-side",
        [(item, 10 * i, item + i) for item in (1, 2, 3) for i in range(5)],
        [(100 * item + i, item, i, 4 + i % 3) for item in (1, 2, 3, 4) for i in range(0, 50, 7)],
    )
    test(
        "largest",
        [(1_000_000, LATEST, 100_000), (1_000_000, LATEST - 1, 99_999), (1_000_000, 0, 1)],
        [
            (1_000_000, 1_000_000, LATEST, 99_999),
            (999_999, 1_000_000, LATEST - 1, 1),
            (1, 1_000_000, LATEST, 100_000),
        ],
    )
    test("same-times", [(i, 5, i) for i in range(1, 9)], [(i, 9 - i, 5, i) for i in range(1, 9)])
    rng = seeded("small")
    prices = {(rng.randint(1, 3), rng.randrange(30)): rng.randint(1, 3) for _ in range(30)}
    sales = [(i, rng.randint(1, 4), rng.randrange(35), rng.randint(1, 3)) for i in range(1, 90)]
    rng.shuffle(sales)
    test("small", [(*key, cents) for key, cents in prices.items()], sales)


def perf(writer):
    for group, title, items, changes, count, wrong in [
        ("perf1", "one-item", 1, 7_000, 9_000, 0.3),
        ("perf1", "ten-items", 10, 7_000, 9_000, 0.3),
        ("perf1", "many-items", 2_000, 7_000, 9_000, 0.3),
        ("perf1", "mostly-right", 100, 7_000, 9_000, 0.01),
        ("perf1", "all-wrong", 50, 7_000, 9_000, 1.0),
        ("perf2", "one-item", 1, 8_000, 10_000, 0.3),
        ("perf2", "ten-items", 10, 8_000, 10_000, 0.3),
        ("perf2", "many-items", 4_000, 8_000, 10_000, 0.3),
        ("perf2", "mostly-right", 100, 8_000, 10_000, 0.01),
        ("perf2", "all-wrong", 50, 8_000, 10_000, 1.0),
    ]:
        rng = seeded(f"{group}-{title}")
        writer.test(group, title, render(*shop(rng, items, changes, count, wrong)))


def main():
    writer = Writer()
    writer.test(
        "sample",
        "late",
        render(
            [(7, 500, 300), (7, 100, 250)],
            [(1, 7, 499, 250), (2, 7, 500, 250), (3, 7, 540, 250), (4, 7, 600, 275)],
        ),
    )
    writer.test(
        "sample",
        "no-price",
        render(
            [(3, 10, 80), (3, 20, 90), (3, 30, 95), (4, 30, 15)],
            [(8, 4, 31, 20), (6, 3, 33, 80), (7, 4, 30, 15), (5, 3, 9, 80)],
        ),
    )
    core(writer)
    edge(writer)
    perf(writer)
    good = render([(1, 5, 80), (1, 9, 85)], [(1, 1, 9, 80)])
    writer.invalid("same-since", good.replace("(1,9,85)", "(1,5,85)"))
    writer.invalid("costs-nothing", good.replace("(1,9,85)", "(1,9,0)"))
    writer.invalid("same-sale", good.replace("(1,1,9,80)", "(1,1,9,80),\n(1,1,8,80)"))
    writer.invalid("null-paid", good.replace("(1,1,9,80)", "(1,1,9,null)"))
    writer.invalid("too-late", good.replace("(1,1,9,80)", "(1,1,1000000001,80)"))
    writer.invalid("no-sales", good[: good.index("insert into sale")])
    writer.invalid("more-statements", good + "select 1;\n")
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()

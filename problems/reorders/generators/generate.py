"""Writes all tests. Run: python3 generators/generate.py"""

from pathlib import Path

import writer as writing
from writer import Writer, seeded

# A query answers here, which a Python program runs.
writing.SOLUTION = Path(__file__).with_name("answer.py")

HEAD = """\
create table item(id integer primary key, name text not null, minimum integer not null);
create table movement(item integer not null, quantity integer not null);
create table supply(item integer not null, quantity integer not null, arrived integer not null);
"""


def render(items, movements, orders):
    text = HEAD
    for table, rows in [
        ("item", [f"({number},'{name}',{least})" for number, name, least in items]),
        ("movement", [f"({item},{quantity})" for item, quantity in movements]),
        ("supply", [f"({item},{quantity},{arrived})" for item, quantity, arrived in orders]),
    ]:
        text += f"insert into {table} values\n" + ",\n".join(rows) + ";\n"
    return text


def store(rng, count, moves, orders, short):
    """Every item has movements, none has exactly its minimum; the part `short` has too little."""
    have = [0] * (count + 1)
    movements, supplies = [], []
    for index in range(max(moves, count)):
        item = index + 1 if index < count else rng.randint(1, count)
        quantity = rng.choice([1, 1, -1]) * rng.randint(1, 60)
        if index < count or have[item] + quantity < 0:
            quantity = abs(quantity)
        have[item] += quantity
        movements.append((item, quantity))
    for _ in range(orders):
        item, quantity, arrived = rng.randint(1, count), rng.randint(1, 50), rng.randint(0, 1)
        if not arrived:
            have[item] += quantity
        supplies.append((item, quantity, arrived))
    items = []
    for item in range(1, count + 1):
        more = rng.random() < short or have[item] == 0
        least = have[item] + rng.randint(1, 90) if more else rng.randrange(have[item])
        name = rng.choice(["bolt", "cable", "desk", "fan", "lamp"])
        items.append((item, f"{name}-{item}", least))
    for rows in (items, movements, supplies):
        rng.shuffle(rows)
    return items, movements, supplies


def core(writer):
    for title, count, moves, orders, short in [
        ("one-item", 1, 6, 3, 1.0),
        ("three-items", 3, 12, 6, 0.7),
        ("corner-shop", 20, 100, 30, 0.5),
        ("few-movements", 60, 70, 60, 0.4),
        ("busy", 40, 600, 200, 0.3),
        ("hardly-short", 200, 800, 200, 0.05),
    ]:
        writer.test("core", title, render(*store(seeded(title), count, moves, orders, short)))


def edge(writer):
    def test(title, items, movements, orders):
        writer.test("edge", title, render(items, movements, orders))

    test("exactly-minimum", [(1, "a", 5)], [(1, 3)], [(1, 2, 0)])
    test("just-short", [(1, "a", 6)], [(1, 3)], [(1, 2, 0)])
    test(
        "without-movements",
        [(1, "a", 5), (2, "b", 5), (3, "c", 5), (4, "d", 0)],
        [(2, 1)],
        [(3, 4, 0), (3, 9, 1)],
    )
    test("negative-stock", [(1, "a", 0), (2, "b", 0)], [(1, -4), (2, -4)], [(1, 3, 0), (2, 4, 0)])
    test("only-arrived", [(1, "a", 50), (2, "b", 50)], [(1, 9), (2, 9)], [(1, 9, 1), (2, 9, 1)])
    test("equal-rows", [(1, "a", 99)], [(1, 5)] * 4 + [(1, -2)] * 3, [(1, 7, 0)] * 5)
    test(
        "equal-missing",
        [(1, "b-1", 9), (2, "b10", 8), (3, "b", 7), (4, "b-", 9), (5, "0", 6), (6, "a", 10)],
        [(1, 4), (2, 3), (3, 2), (4, 4), (5, 1), (6, 4)],
        [(6, 1, 1)],
    )
    test(
        "largest",
        [(999_999_999, "zzzzzzzzzzzz", 100_000), (1, "a", 100_000)],
        [(999_999_999, -1_000)] * 150 + [(1, 1_000)] * 99,
        [(1, 1_000, 0), (1, 1_000, 1), (999_999_999, 1_000, 0)],
    )
    rng = seeded("small")
    test(
        "small",
        [(i, f"n{i % 7}{i}", rng.randint(0, 8)) for i in range(1, 40)],
        [(rng.randint(1, 39), rng.choice([-1, 1, 2, 3])) for _ in range(80)],
        [(rng.randint(1, 39), rng.randint(1, 3), rng.randint(0, 1)) for _ in range(50)],
    )


def perf(writer):
    for group, title, count, moves, orders, short in [
        ("perf1", "many-items", 4_000, 14_000, 4_000, 0.5),
        ("perf1", "many-orders", 4_000, 10_000, 8_000, 0.5),
        ("perf1", "few-items", 40, 12_000, 4_000, 0.5),
        ("perf1", "hardly-short", 3_500, 15_000, 4_000, 0.02),
        ("perf1", "all-short", 4_000, 12_000, 6_000, 1.0),
        ("perf2", "many-items", 4_000, 19_000, 6_000, 0.5),
        ("perf2", "many-orders", 4_000, 16_000, 8_000, 0.5),
        ("perf2", "few-items", 40, 20_000, 8_000, 0.5),
        ("perf2", "hardly-short", 4_000, 18_000, 7_000, 0.02),
        ("perf2", "all-short", 4_000, 18_000, 7_000, 1.0),
    ]:
        rng = seeded(f"{group}-{title}")
        writer.test(group, title, render(*store(rng, count, moves, orders, short)))


def main():
    writer = Writer()
    items = [(1, "jug", 12), (2, "cup", 40), (3, "pan", 10)]
    movements = [(2, 20), (1, 9), (3, 8), (2, -15), (1, -2)]
    orders = [(2, 10, 0), (3, 8, 1), (1, 5, 0), (2, 10, 0)]
    writer.test("sample", "short", render(items, movements, orders))
    writer.test(
        "sample",
        "nothing-there",
        render([(5, "tea", 3), (8, "oat", 4), (9, "rye", 1)], [(8, 1), (9, 2)], [(9, 1, 1)]),
    )
    core(writer)
    edge(writer)
    perf(writer)
    good = render([(1, "a", 5)], [(1, 3)], [(1, 2, 0)])
    writer.invalid("no-such-item", good.replace("(1,3)", "(2,3)"))
    writer.invalid("moves-nothing", good.replace("(1,3)", "(1,0)"))
    writer.invalid("negative-order", good.replace("(1,2,0)", "(1,-2,0)"))
    writer.invalid("null-arrived", good.replace("(1,2,0)", "(1,2,null)"))
    writer.invalid("same-name", good.replace("(1,'a',5)", "(1,'a',5),\n(2,'a',6)"))
    writer.invalid("large-minimum", good.replace("'a',5", "'a',100001"))
    writer.invalid("more-statements", good + "select 1;\n")
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()

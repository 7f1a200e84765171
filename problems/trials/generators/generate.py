"""Writes all tests. Run: python3 generators/generate.py"""

from pathlib import Path

import writer as writing
from writer import Writer, seeded

# A query answers here, which a Python program runs.
writing.SOLUTION = Path(__file__).with_name("answer.py")

HEAD = """\
create table campaign(id integer primary key, name text not null);
create table account(id integer primary key, campaign integer not null, day integer not null);
create table purchase(account integer not null, day integer not null, cents integer not null);
"""


def insert(table, rows):
    lines = ["(" + ",".join(map(str, row)) + ")" for row in rows]
    return f"insert into {table} values\n" + ",\n".join(lines) + ";\n"


def render(campaigns, accounts, purchases):
    """`campaigns` is names by id; accounts have id, campaign and day."""
    text = HEAD + insert("campaign", [(number, f"'{name}'") for number, name in campaigns.items()])
    return text + insert("account", accounts) + insert("purchase", purchases)


def shop(rng, campaigns, count, purchases, most=1_000):
    """Every campaign has an account, and nothing is bought on the 14th day."""
    names = {number: f"c{number}" for number in rng.sample(range(1, 9 * campaigns), campaigns)}
    accounts = {}
    for place, number in enumerate(rng.sample(range(1, 3 * count), count)):
        campaign = list(names)[place] if place < campaigns else rng.choice(list(names))
        accounts[number] = (number, campaign, rng.randint(5, 900))
    rows = []
    while len(rows) < purchases:
        number, _, day = rng.choice(list(accounts.values()))
        later = rng.choice([rng.randint(-4, 13), rng.randint(0, 13), rng.randint(15, 60)])
        rows.append((number, day + later, rng.randint(1, most)))
    accounts = list(accounts.values())
    rng.shuffle(accounts)
    return render(names, accounts, rows)


def core(writer):
    for title, *args in [
        ("two-campaigns", 2, 5, 8),
        ("five-campaigns", 5, 20, 40),
        ("few-purchases", 8, 100, 60),
        ("many-purchases", 8, 40, 400),
        ("many-campaigns", 100, 300, 500),
        ("one-campaign", 1, 200, 300),
    ]:
        writer.test("core", title, shop(seeded(title), *args))


def edge(writer):
    def test(title, *tables):
        writer.test("edge", title, render(*tables))

    days = [(number, 1, 20) for number in range(1, 8)]
    around = [(1, 19, 5), (2, 20, 6), (3, 33, 7), (4, 34, 8), (5, 35, 9), (6, 1, 1)]
    test("first-and-last-day", {1: "a"}, days, around)
    test("only-last-day", {1: "a", 2: "b"}, [(1, 2, 1), (2, 1, 5)], [(1, 15, 3), (2, 20, 4)])
    test("no-accounts", {1: "b", 2: "a", 3: "c"}, [(8, 1, 1)], [(8, 1, 1)])
    test("nothing-counts", {1: "b", 2: "a"}, [(8, 1, 5), (9, 1, 5)], [(8, 4, 1), (9, 20, 1)])
    names = {4: "b10", 3: "b2", 2: "ba", 1: "a", 5: "9", 6: "zz"}
    same = [(number, number, 7) for number in range(1, 7)]
    test("equal-counts", names, same, [(number, 7, number) for number in range(1, 6)])
    test("equal-purchases", {1: "a"}, [(1, 1, 1), (2, 1, 1)], [(1, 2, 30)] * 3 + [(2, 2, 30)])
    large = [(number, 999_999_999, 986) for number in range(999_999_000, 999_999_999)]
    test("largest", {999_999_999: "zzzzzzzz", 1: "0"}, large, [(row[0], 1_000, 1_000_000) for row in large])
    for title, last in [("small", 20), ("smaller", 6)]:
        rng = seeded(title)
        accounts = [(number, rng.randint(1, 5), rng.randint(1, 12)) for number in range(1, last)]
        rows = [(rng.randint(1, last - 1), rng.randint(1, 28), rng.randint(1, 6)) for _ in range(2 * last)]
        test(title, {1: "x", 2: "w", 3: "v", 4: "u", 5: "t"}, accounts, rows)


def perf(writer):
    for group, title, *args in [
        ("perf1", "one-campaign", 1, 6_000, 15_000),
        ("perf1", "many-campaigns", 500, 6_000, 15_000),
        ("perf1", "many-accounts", 50, 8_000, 14_000),
        ("perf1", "many-purchases", 50, 5_000, 18_000),
        ("perf1", "large-amounts", 50, 6_000, 14_000, 1_000_000),
        ("perf2", "one-campaign", 1, 7_500, 16_500),
        ("perf2", "many-campaigns", 500, 7_200, 15_800),
        ("perf2", "many-accounts", 50, 8_500, 15_000),
        ("perf2", "many-purchases", 50, 5_500, 18_400),
        ("perf2", "large-amounts", 50, 7_500, 14_000, 1_000_000),
    ]:
        writer.test(group, title, shop(seeded(f"{group}-{title}"), *args))


def main():
    writer = Writer()
    accounts = [(1, 1, 10), (2, 1, 11), (3, 2, 10)]
    purchases = [(1, 12, 200), (1, 30, 900), (3, 10, 40), (1, 20, 300)]
    writer.test("sample", "mail", render({1: "mail", 2: "radio"}, accounts, purchases))
    accounts = [(3, 7, 5), (5, 7, 9), (6, 4, 9)]
    writer.test("sample", "too-early", render({7: "ads", 4: "blog"}, accounts, [(3, 4, 70), (5, 30, 20)]))
    core(writer)
    edge(writer)
    perf(writer)
    good = render({1: "a"}, [(1, 1, 5), (2, 1, 6)], [(1, 5, 10), (2, 10, 10)])
    writer.invalid("no-campaign", good.replace("(2,1,6)", "(2,2,6)"))
    writer.invalid("no-account", good.replace("(2,10,10)", "(3,10,10)"))
    writer.invalid("same-account", good.replace("(2,1,6)", "(1,1,6)"))
    writer.invalid("day-1001", good.replace("(2,1,6)", "(2,1,1001)"))
    writer.invalid("costs-nothing", good.replace("(2,10,10)", "(2,10,0)"))
    writer.invalid("null-day", good.replace("(2,10,10)", "(2,null,10)"))
    writer.invalid("more-statements", good + "select 1;\n")
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()

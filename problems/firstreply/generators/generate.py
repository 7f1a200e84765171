"""Writes all tests. Run: python3 generators/generate.py"""

from pathlib import Path

import writer as writing
from writer import Writer, seeded

# A query answers here, which a Python program runs.
writing.SOLUTION = Path(__file__).with_name("answer.py")

HEAD = """\
create table target(priority text primary key, seconds integer not null);
create table ticket(id integer primary key, opened integer not null, priority text not null);
create table message(ticket integer not null, at integer not null, author text not null);
"""
LATEST = 1_000_000_000


def render(targets, tickets, messages):
    text = HEAD
    for table, rows in [
        ("target", [f"('{priority}',{seconds})" for priority, seconds in targets.items()]),
        ("ticket", [f"({number},{at},'{priority}')" for number, at, priority in tickets]),
        ("message", [f"({ticket},{at},'{author}')" for ticket, at, author in messages]),
    ]:
        text += f"insert into {table} values\n" + ",\n".join(rows) + ";\n"
    return text


def desk(rng, priorities, count, talk, answered):
    """Tickets with about `talk` messages each, of which the part `answered` has a reply."""
    targets = {f"p{number}": 2 * rng.randint(50, 2_000) for number in range(priorities)}
    names = list(targets)
    tickets, messages = [], []
    for number in range(count):
        priority = names[number] if number < priorities else rng.choice(names)
        opened = rng.randrange(1_000_000)
        tickets.append((number + 1, opened, priority))
        wait = 2 * rng.randrange(0, targets[priority]) + 1  # odd, and targets are even
        if rng.random() < answered:
            messages.append((number + 1, opened + wait, "agent"))
        else:
            wait = None
        for _ in range(rng.randint(0, 2 * talk - 2)):
            author = rng.choice(["customer", "bot", "agent"])
            if author == "agent":
                if wait is not None:
                    messages.append((number + 1, opened + wait + rng.randrange(5_000), author))
            else:
                messages.append((number + 1, opened + rng.randrange(9_000), author))
    rng.shuffle(tickets)
    rng.shuffle(messages)
    return targets, tickets, messages


def core(writer):
    for title, priorities, count, talk, answered in [
        ("one-priority", 1, 6, 2, 0.7),
        ("two-priorities", 2, 20, 3, 0.9),
        ("four-priorities", 4, 80, 3, 0.8),
        ("much-talk", 3, 60, 12, 0.9),
        ("few-replies", 5, 300, 4, 0.2),
        ("busy-desk", 8, 400, 3, 0.9),
    ]:
        writer.test("core", title, render(*desk(seeded(title), priorities, count, talk, answered)))


def edge(writer):
    def test(title, targets, tickets, messages):
        writer.test("edge", title, render(targets, tickets, messages))

    test("one-ticket", {"a": 0}, [(1, 5, "a")], [(1, 5, "agent")])
    test(
        "exactly-in-time",
        {"a": 60, "b": 59},
        [(1, 0, "a"), (2, 0, "b")],
        [(1, 60, "agent"), (2, 60, "agent")],
    )
    test("without-tickets", {"z": 5, "m": 6, "a": 7}, [(1, 0, "m")], [(1, 3, "agent")])
    test(
        "unanswered-only",
        {"a": 5, "b": 5},
        [(i, i, "ab"[i % 2]) for i in range(1, 8)],
        [(1, 3, "bot"), (2, 3, "customer")],
    )
    test(
        "sum-decides",
        {"a": 5, "b": 5, "c": 5},
        [(i, 10, "abc"[i % 3]) for i in range(1, 13)],
        [(i, 10 + i, "agent") for i in range(1, 13) if i % 4],
    )
    test(
        "equal-sums",
        {"b": 1, "a10": 1, "a9": 1, "a": 1, "9": 1},
        [(i, i, p) for i, p in enumerate(["a9", "b", "a", "9", "a10"], 1)],
        [(i, 10, "agent") for i in range(1, 6)],
    )
    test(
        "same-time-replies",
        {"a": 9},
        [(1, 0, "a"), (2, 0, "a")],
        [(1, 9, "agent")] * 3 + [(2, 10, "agent")] * 2 + [(2, 10, "bot")],
    )
    test(
        "latest",
        {"a": 1_000_000, "b": 999_999},
        [(999_999_999, LATEST, "a"), (1, LATEST - 1_000_000, "b"), (2, 0, "b")],
        [(999_999_999, LATEST, "agent"), (1, LATEST, "agent"), (2, LATEST, "agent")],
    )
    rng = seeded("small")
    tickets = [(i, rng.randrange(10), rng.choice("abc")) for i in range(1, 40)]
    messages = [
        (n, at + rng.randrange(8), rng.choice(["agent", "bot", "customer"]))
        for n, at, _ in tickets * 2
        if rng.random() < 0.8
    ]
    rng.shuffle(messages)
    test("small", {"a": 2, "b": 3, "c": 4, "d": 0}, tickets, messages)


def perf(writer):
    for group, title, priorities, count, talk, answered in [
        ("perf1", "many-tickets", 4, 5_000, 2, 0.9),
        ("perf1", "much-talk", 4, 1_500, 7, 0.9),
        ("perf1", "many-priorities", 400, 4_000, 2, 0.9),
        ("perf1", "unanswered", 4, 5_000, 2, 0.1),
        ("perf1", "one-priority", 1, 5_000, 2, 0.9),
        ("perf2", "many-tickets", 4, 6_000, 2, 0.9),
        ("perf2", "much-talk", 4, 800, 14, 0.9),
        ("perf2", "many-priorities", 1_000, 5_000, 2, 0.9),
        ("perf2", "unanswered", 4, 6_000, 2, 0.1),
        ("perf2", "one-priority", 1, 6_000, 2, 0.9),
    ]:
        rng = seeded(f"{group}-{title}")
        writer.test(group, title, render(*desk(rng, priorities, count, talk, answered)))


def main():
    writer = Writer()
    tickets = [(1, 1_000, "high"), (2, 1_010, "high"), (3, 1_100, "low"), (4, 1_200, "low")]
    messages = [(1, 1_030, "agent"), (1, 1_005, "customer"), (2, 1_080, "agent"), (3, 1_101, "bot")]
    messages += [(4, 1_800, "agent"), (1, 1_900, "agent")]
    writer.test("sample", "replies", render({"low": 600, "high": 60}, tickets, messages))
    writer.test(
        "sample",
        "no-ticket",
        render({"urgent": 60, "low": 600}, [(8, 50, "low")], [(8, 90, "agent")]),
    )
    core(writer)
    edge(writer)
    perf(writer)
    good = render({"a": 60}, [(1, 50, "a")], [(1, 90, "agent")])
    writer.invalid("before-opening", good.replace("(1,90", "(1,49"))
    writer.invalid("no-target", good.replace("50,'a'", "50,'b'"))
    writer.invalid("no-such-ticket", good.replace("(1,90", "(2,90"))
    writer.invalid("other-author", good.replace("agent", "boss"))
    writer.invalid("same-ticket", good.replace("(1,50,'a')", "(1,50,'a'),\n(1,51,'a')"))
    writer.invalid("more-statements", good + "select 1;\n")
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()

"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(ledger, statement, days):
    lines = [" ".join(map(str, entry)) for entry in ledger + statement]
    return f"{len(ledger)} {len(statement)} {days}\n" + "".join(line + "\n" for line in lines)


def books(rng, count, span, amounts, most, referred, lost):
    """A ledger and what the bank made of it.

    Days of the ledger are multiples of four, those of the statement one more. So no two days are
    equally far away, and none is an even number of days away.
    """
    values = [rng.choice([-1, 1, 1]) * rng.randint(1, most) for _ in range(amounts)]
    ledger, statement = [], []
    for number in range(count):
        day, amount = 4 * rng.randrange(span), rng.choice(values)
        reference = f"i{rng.randrange(count)}" if rng.random() < referred else "-"
        if rng.random() >= lost:
            ledger.append((day, amount, reference if rng.random() < 0.9 else "-"))
        if rng.random() >= lost:
            seen = max(0, day + 4 * rng.randint(-1, 3)) + 1
            statement.append((seen, amount, reference if rng.random() < 0.8 else "-"))
    rng.shuffle(ledger)
    rng.shuffle(statement)
    return ledger, statement


def core(writer):
    for title, count, span, amounts, most, referred, lost, days in [
        ("few-payments", 6, 10, 3, 100, 0.5, 0, 6),
        ("one-amount", 15, 20, 1, 500, 0.4, 0.1, 8),
        ("one-month", 60, 8, 12, 10_000, 0.6, 0.1, 6),
        ("without-references", 100, 30, 10, 2_000, 0, 0.1, 12),
        ("references", 200, 60, 5, 10_000, 0.95, 0.1, 4),
        ("one-year", 800, 90, 60, 100_000, 0.5, 0.15, 10),
    ]:
        ledger, statement = books(seeded(title), count, span, amounts, most, referred, lost)
        writer.test("core", title, render(ledger, statement, days))


def edge(writer):
    def test(title, ledger, statement, days):
        writer.test("edge", title, render(list(ledger), list(statement), days))

    test("one-each", [(0, -1, "-")], [(0, -1, "-")], 0)
    test("no-match", [(5, 10, "a")], [(5, -10, "a"), (7, 10, "b")], 1)
    test("exactly-d", [(10, 7, "-"), (20, 7, "-")], [(5, 7, "-"), (26, 7, "-"), (25, 7, "-")], 5)
    test("equally-near", [(12, 7, "-"), (8, 7, "-"), (6, 7, "-")], [(10, 7, "-"), (9, 7, "-")], 5)
    test(
        "same-day", [(3, 5, f"r{i}") for i in range(9)], [(3 + i % 3, 5, "-") for i in range(9)], 2
    )
    test(
        "same-reference",
        [(i % 4, 5 + i % 2, "r") for i in range(20)],
        [(9, 5 + i % 3, "r") for i in range(20)],
        4,
    )
    test("no-reference-is-none", [(0, 5, "-"), (900, 5, "-")], [(500, 5, "-"), (890, 5, "-")], 10)
    test("day-zero", [(100, 5, "x"), (101, 5, "y")], [(100, 5, "z"), (100, 5, "-")], 0)
    test(
        "largest",
        [(100_000, 1_000_000_000, "zzzzzzzzzz")] * 30,
        [(99_000, 1_000_000_000, "-")] * 9 + [(99_001, -1_000_000_000, "-")],
        1_000,
    )
    test("first-come", [(10, 5, "a"), (11, 5, "-")], [(11, 5, "-"), (50, 5, "a"), (12, 5, "-")], 3)
    for title, days, span in [("small", 3, 20), ("crowded", 2, 9), ("wide", 1_000, 900)]:
        rng = seeded(title)
        entries = [
            (rng.randrange(span), rng.choice([5, -5]), rng.choice(["-", "a", "b", "c"]))
            for _ in range(160)
        ]
        test(title, entries[:80], entries[80:], days)


def perf(writer):
    for group, count in [("perf1", 6_000), ("perf2", 10_000)]:
        for title, share, span, amounts, most, referred, lost, days in [
            ("one-amount", 1.0, 12_000, 1, 99, 0, 0, 1_000),
            ("all-different", 1.0, 20_000, 9_000, 999_999, 0.5, 0.1, 10),
            ("few-amounts", 0.9, 900, 30, 10_000, 0.3, 0.1, 20),
            ("references", 0.9, 2_000, 40, 9_999, 0.9, 0.1, 40),
            ("far-apart", 0.8, 25_000, 12, 99, 0.1, 0, 2),
        ]:
            rng = seeded(f"{group}-{title}")
            ledger, statement = books(rng, int(share * count), span, amounts, most, referred, lost)
            statement = [entry for entry in statement if entry[0] <= 100_000]
            if title == "one-amount":  # nothing of the crowd is left over, and all are near
                ledger = [(4 * rng.randrange(250), entry[1], "-") for entry in ledger]
                statement = [(4 * rng.randrange(250) + 1, entry[1], "-") for entry in statement]
            writer.test(group, title, render(ledger, statement, days))


def main():
    writer = Writer()
    ledger = [(10, 500, "inv7"), (30, 700, "inv8"), (12, 500, "-")]
    statement = [(10, 500, "-"), (10, 500, "inv7"), (40, 700, "inv9")]
    writer.test("sample", "rounds", render(ledger, statement, 5))
    ledger = [(14, -250, "-"), (10, -250, "-"), (20, 90, "-")]
    writer.test("sample", "equally-near", render(ledger, [(12, -250, "a1"), (13, -250, "-")], 3))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("amount-zero", "1 1 5\n3 0 -\n3 5 -\n")
    writer.invalid("capital", "1 1 5\n3 5 A\n3 5 -\n")
    writer.invalid("late", "1 1 5\n100001 5 -\n3 5 -\n")
    writer.invalid("line-missing", "1 2 5\n3 5 -\n3 5 -\n")
    writer.invalid("large-d", "1 1 1001\n3 5 -\n3 5 -\n")
    writer.invalid("no-reference", "1 1 5\n3 5 \n3 5 -\n")
    writer.invalid("no-newline", "1 1 5\n3 5 -\n3 5 -")
    writer.finish()


main()

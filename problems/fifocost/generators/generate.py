"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(entries):
    return f"{len(entries)}\n" + "".join(f"{entry}\n" for entry in entries)


def ledger(rng, count, most, price, kinds, short=0):
    """Random entries; `short` percent of the sales ask for more than there is."""
    units = 0
    entries = []
    while len(entries) < count:
        kind = rng.choice(kinds)
        if kind == "buy":
            bought = rng.randint(1, most)
            entries.append(f"buy {bought} {rng.randint(0, price)}")
            units += bought
        elif kind == "stock":
            entries.append("stock")
        elif rng.randrange(100) < short:
            entries.append(f"sell {min(1_000_000, units + rng.randint(1, most))}")
        elif units > 0:
            sold = rng.randint(1, min(units, most))
            entries.append(f"sell {sold}")
            units -= sold
    entries[-1] = "stock"
    return entries


MIXED = ["buy", "buy", "sell", "stock"]


def core(writer):
    for title, count, most, price, kinds in [
        ("short-ledger", 10, 10, 20, MIXED),
        ("small-lots", 60, 5, 300, MIXED),
        ("one-price", 100, 20, 0, MIXED),
        ("growing-stock", 300, 50, 1_000, ["buy", "buy", "buy", "sell", "stock"]),
        ("selling-out", 500, 50, 1_000, ["buy", "sell", "sell"]),
        ("season", 1_000, 60, 2_000, MIXED),
    ]:
        writer.test("core", title, render(ledger(seeded(title), count, most, price, kinds)))


def edge(writer):
    def test(title, entries):
        writer.test("edge", title, render(entries))

    test("empty-stock", ["stock", "sell 1", "stock"])
    test("free-units", ["buy 3 0", "buy 2 5", "sell 4", "stock", "sell 1", "stock"])
    test("sold-to-the-last", ["buy 4 7", "sell 4", "stock", "buy 1 9", "sell 1", "sell 1"])
    test("one-missing", ["buy 5 10", "sell 6", "sell 5", "sell 1", "buy 6 1", "sell 6", "stock"])
    rng = seeded("often-short")
    test("often-short", ledger(rng, 400, 30, 500, ["buy", "sell", "stock"], short=50))
    test("largest", ["buy 1000000 100000"] * 50 + ["stock"] + ["sell 1000000"] * 51)
    rng = seeded("large-and-short")
    test("large-and-short", ledger(rng, 300, 1_000_000, 100_000, MIXED, short=20))


def many_lots(count, most):
    """Buys first, then asks for the stock and sells a little again and again."""
    rng = seeded(f"many-lots-{count}")
    entries = [f"buy {rng.randint(most // 2, most)} {rng.randint(0, 99)}" for _ in range(count)]
    for _ in range(count // 2):
        entries += ["stock", f"sell {rng.randint(1, 5)}"]
    return entries


def turnover(count, most):
    """Every unit bought is sold."""
    rng = seeded(f"turnover-{count}")
    bought = [rng.randint(most // 2, most) for _ in range(count)]
    return (
        [f"buy {units} {rng.randint(0, 100_000)}" for units in bought]
        + [f"sell {units}" for units in bought]
        + ["stock"]
    )


def perf(writer):
    def test(group, title, entries):
        writer.test(group, title, render(entries))

    test("perf1", "many-lots", many_lots(9_000, 99))
    test("perf1", "turnover", turnover(1_500, 9_999))
    test("perf2", "many-lots", many_lots(9_500, 999))
    test("perf2", "turnover", turnover(8_500, 1_000_000))
    for group, count in [("perf1", 2_000), ("perf2", 2_500)]:
        for title, most, price, kinds in [
            ("mixed", 9_999, 999, MIXED),
            ("selling-out", 9_999, 100_000, ["buy", "sell", "sell"]),
            ("growing-stock", 999, 99, ["buy"] * 5 + ["sell", "stock"]),
        ]:
            entries = ledger(seeded(f"{group}-{title}"), count, most, price, kinds)
            test(group, title, entries)


def main():
    writer = Writer()
    writer.test("sample", "two-purchases", render(["buy 10 200", "buy 5 260", "sell 12", "stock"]))
    second = ["sell 6", "buy 4 100", "buy 5 90", "sell 6", "stock"]
    writer.test("sample", "too-few", render(second))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("no-output", "1\nbuy 1 1\n")
    writer.invalid("sell-nothing", "1\nsell 0\n")
    writer.invalid("price-missing", "2\nbuy 1\nstock\n")
    writer.invalid("trailing-space", "1\nstock \n")
    writer.invalid("leading-zero", "1\nsell 01\n")
    writer.invalid("too-many-lines", "1\nstock\nstock\n")
    writer.finish()


main()

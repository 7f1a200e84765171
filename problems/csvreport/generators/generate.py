"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

SMALL = "abcdefghijklmnopqrstuvwxyz"
BASIC = ["customer", "amount", "status"]


def field(rng, text, quote_always=0.1):
    """The text as a CSV field, quoted where it must be and sometimes where it need not be."""
    if any(c in text for c in ',"\n') or rng.random() < quote_always:
        return '"' + text.replace('"', '""') + '"'
    return text


def render(rng, columns, rows, quote_always=0.1):
    lines = [columns, *([row[c] for c in columns] for row in rows)]
    return "".join(",".join(field(rng, f, quote_always) for f in line) + "\n" for line in lines)


def money(cents):
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02}"


def company(rng, punctuation):
    """A name; `punctuation` is what may follow its first word."""
    first = "".join(rng.choice(SMALL) for _ in range(rng.randint(2, 7))).capitalize()
    return first + rng.choice(["", " Ltd", *punctuation])


SIGNS = [", Inc.", " & Sons", ' "North"', "-Tec"]


def invoice(rng, name, most, notes=("",)):
    return {
        "customer": name,
        "amount": money(rng.randint(-most // 5, most)),
        "status": rng.choice(["paid", "open", "open", "void"]),
        "note": rng.choice(notes),
        "id": str(rng.randrange(10_000)),
    }


def invoices(rng, count, customers, most, punctuation=(), notes=("",)):
    names = [company(rng, punctuation) for _ in range(customers)]
    return [invoice(rng, rng.choice(names), most, notes) for _ in range(count)]


def core(writer):
    for title, columns, count, customers, punctuation in [
        ("plain", BASIC, 8, 3, []),
        ("other-order", ["status", "id", "customer", "amount"], 30, 6, []),
        ("commas", ["id", *BASIC], 60, 8, [", Inc."]),
        ("quotation-marks", ["amount", "note", "customer", "status"], 100, 12, SIGNS),
        ("many-notes", ["note", "amount", "status", "id", "customer"], 300, 40, SIGNS),
        ("year", ["id", "status", "amount", "note", "customer"], 800, 150, SIGNS),
    ]:
        rng = seeded(title)
        notes = ["", "late", "a, b", 'the "old" one', "x" * 20]
        rows = invoices(rng, count, customers, 500_000, punctuation, notes)
        writer.test("core", title, render(rng, columns, rows))


def edge(writer):
    def test(title, columns, rows, quote_always=0.1):
        writer.test("edge", title, render(seeded(title), columns, rows, quote_always))

    def row(name, amount, status="open", note=""):
        return {"customer": name, "amount": amount, "status": status, "note": note}

    with_note = ["note", *BASIC]
    test("no-records", BASIC, [])
    test("only-void", BASIC, [row("A", "1.00", "void"), row("B", "2.00", "void")])
    test(
        "line-breaks",
        with_note,
        [
            row("A", "1.00", note="first\nsecond"),
            row("B", "2.00", note='\n"quoted",\n'),
            row("A", "3.00", "paid", note="\n\n"),
        ],
    )
    test(
        "looks-like-records",
        ["customer", "note", "status", "amount"],
        [row("A", "1.00", note="x\nB,y,open,5.00\nz"), row("B", "0.50", "paid")],
    )
    names = ["a", "A", "a b", "a.b", "a-b", '"', ",", "1", "a1", "&", "ab"]
    test("equal-sums", BASIC, [row(name, "7.00") for name in names])
    test("paid-decides", BASIC, [row("a", "1.00", "paid"), row("b", "1.01", "paid"), row("c", "0.00")])
    cents = [row("Cent", "0.01"), row("Cent", "-0.29", "paid"), row("Debit", "-1000000.00")]
    test("cents", BASIC, cents + [row("Big", "1000000.00")] * 40)
    rng = seeded("all-quoted")
    notes = ["", "one\ntwo", '"', '""', ",\n,"]
    rows = invoices(rng, 150, 12, 9_999, SIGNS, notes)
    test("all-quoted", ["note", "status", "customer", "amount", "id"], rows, quote_always=1)


def perf(writer):
    def codes(count):
        return [SMALL[i // 676 % 26] + SMALL[i // 26 % 26] + SMALL[i % 26] for i in range(count)]

    for group, title, count, customers in [
        ("perf1", "all-different", 11_000, 11_000),
        ("perf1", "two-each", 3_000, 1_500),
        ("perf2", "all-different", 24_000, 24_000),
        ("perf2", "two-each", 2_500, 1_250),
    ]:
        rng = seeded(f"{group}-{title}")
        names = codes(min(customers, 17_576))
        names += [f"{name}{name[0]}" for name in names[: customers - len(names)]]
        rng.shuffle(names)
        rows = []
        for i in range(count):
            name = names[i % customers]
            status = rng.choice(["paid", "open"])
            rows.append({"customer": name, "amount": money(rng.randint(1, 999)), "status": status})
        writer.test(group, title, render(rng, BASIC, rows, quote_always=0))
    for group, count in [("perf1", 1_200), ("perf2", 1_800)]:
        for title, customers, notes in [
            ("few-customers", 5, ["", "ok"]),
            ("long-notes", 100, ["a, " * 8, 'say "yes" ' * 4, "none"]),
            ("many-customers", 2_000, [""]),
        ]:
            rng = seeded(f"{group}-{title}")
            rows = invoices(rng, count, customers, 90_000, SIGNS, notes)
            writer.test(group, title, render(rng, ["note", "status", "customer", "amount"], rows))


def main():
    writer = Writer()
    first = (
        'customer,amount,status\nAcme,99.90,paid\n"Bell, Inc.",120.00,open\n'
        '"Bell, Inc.",-20.00,open\nDot,5.00,void\nAcme,250.00,open\n'
    )
    writer.test("sample", "credit-note", first)
    second = (
        'note,status,amount,customer\nurgent,open,10.00,"The ""A"" Team"\n'
        '"paid late, again",paid,3.50,"Cove"\n,open,0.05,Cove\n,paid,1.00,"The ""A"" Team"\n'
    )
    writer.test("sample", "other-columns", second)
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("no-status", "customer,amount\nA,1.00\n")
    writer.invalid("one-decimal", "customer,amount,status\nA,1.0,open\n")
    writer.invalid("field-missing", "customer,amount,status\nA,1.00\n")
    writer.invalid("stray-quote", 'customer,amount,status\nA"B,1.00,open\n')
    writer.invalid("never-closed", 'customer,amount,status\n"A,1.00,open\n')
    writer.invalid("space-at-end", "customer,amount,status\nA ,1.00,open\n")
    writer.finish()


main()

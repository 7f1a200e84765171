"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def word(number):
    return (word(number // 36) if number >= 36 else "") + DIGITS[number % 36]


def render(tickets, queries):
    return f"{len(tickets)} {len(queries)}\n" + "".join(f"{line}\n" for line in tickets + queries)


def query(rng, entry, depth, turned):
    """A query with brackets up to `depth`; with a `-` before some of them if `turned`."""
    series = []
    for _ in range(rng.choice([1, 1, 2, 3])):
        parts = []
        for _ in range(rng.choice([1, 2, 2, 3])):
            if depth > 0 and rng.random() < 0.25:
                sign = "-" if turned and rng.random() < 0.4 else ""
                parts.append(f"{sign}( {query(rng, entry, depth - 1, turned)} )")
            else:
                parts.append(rng.choice(["", "", "-"]) + entry())
        series.append(" ".join(parts))
    return " or ".join(series)


def desk(rng, tickets, queries, words, fields, entries, depth, calm=True):
    """If it is calm, no word is also a value, and no bracket has a `-`."""

    def entry():
        number = rng.randrange(words)
        if rng.random() < 0.3:
            return f"f{rng.randrange(fields)}:{'v' if calm else 'w'}{word(number % 97)}"
        return f"w{word(number)}"

    lines = [
        " ".join(entry() for _ in range(rng.randint(1, entries))) for _ in range(tickets)
    ]
    asked = []
    while len(asked) < queries:
        text = query(rng, entry, depth, not calm)
        if len(text) <= 100:
            asked.append(text)
    return render(lines, asked)


def core(writer):
    for title, *args in [
        ("few-tickets", 5, 6, 4, 2, 4, 0),
        ("no-brackets", 30, 40, 8, 2, 6, 0),
        ("brackets", 60, 80, 10, 3, 8, 1),
        ("nested", 100, 150, 12, 3, 10, 3),
        ("many-words", 300, 200, 300, 5, 20, 2),
        ("few-words", 200, 200, 5, 2, 4, 2),
    ]:
        writer.test("core", title, desk(seeded(title), *args))


def edge(writer):
    def test(title, tickets, *queries):
        writer.test("edge", title, render(tickets, list(queries)))

    letters = ["a", "b", "a b", "c", "b c", "a c", "a b c", "d"]
    test("one-word", ["a"], "a")
    test("found-nowhere", ["a", "b"], "c", "-c", "x:a", "-x:a", "a b", "-a -b")
    tickets = ["from:ann", "ann", "to:ann", "to:bob"]
    test("values-are-words", tickets, "ann", "-ann", "to:ann", "from:ann or bob")
    test("fields-are-no-words", ["from:ann", "from", "ann:from"], "from", "ann", "-from", "ann:from")
    test("entry-twice", ["a a a", "b b", "x:a a"], "a", "b", "a a", "a or a", "-a -a")
    asked = ["-( a )", "-( a b )", "-( a or b )", "-( -a )", "-( -a or -b ) c"]
    test("turned-brackets", letters, *asked)
    asked = ["-( a -( b or c ) )", "-( -( -( a ) ) )", "a -( b -( c ) ) or d"]
    test("turned-in-turned", letters, *asked)
    asked = ["a or b or c", "a b or c", "a or b c", "a b or b c or d", "-a or -b or -c"]
    test("several-or", letters, *asked)
    asked = ["( a or b ) c", "a ( b or c )", "( a or b ) ( b or c )", "( a b or d )"]
    test("or-in-brackets", letters, *asked)
    deep = "( " * 10 + "a" + " )" * 10
    test("deepest", letters, deep, "-" + deep, deep + " or b", "-( " * 10 + "b" + " )" * 10)
    test("like-or", ["orr", "o", "r", "or1 a"], "orr", "o or r", "or1 or orr", "-or1")
    longest = ["zzzzzzzz:zzzzzzzz " * 19 + "a"] * 63 + ["zzzzzzzz"]
    test("longest", longest, "zzzzzzzz", " ".join(["-zzzzzzzz:zzzzzzzz"] * 5))
    tickets = ["a"] * 63 + ["b"] + ["a"] * 64 + ["c"]
    test("last-ticket", tickets, "b", "c", "-a", "-a -b", "d or c")
    for title, words, count in [("small", 4, 30), ("smaller", 2, 12)]:
        writer.test("edge", title, desk(seeded(title), count, 300, words, 2, 3, 3, False))


def perf(writer):
    for group, title, *args in [
        ("perf1", "many-words", 1_500, 1_500, 5_000, 9, 20, 2),
        ("perf1", "few-words", 2_000, 1_500, 40, 3, 12, 2),
        ("perf1", "nested", 1_500, 1_500, 300, 5, 16, 5),
        ("perf1", "no-brackets", 1_500, 1_800, 300, 5, 16, 0),
        ("perf1", "short-tickets", 2_500, 1_800, 300, 5, 8, 2),
        ("perf2", "many-words", 3_000, 2_500, 5_000, 9, 20, 2),
        ("perf2", "few-words", 3_000, 2_500, 40, 3, 20, 2),
        ("perf2", "nested", 3_000, 2_500, 300, 5, 20, 5),
        ("perf2", "no-brackets", 3_000, 2_500, 300, 5, 20, 0),
        ("perf2", "medium-tickets", 3_000, 2_500, 300, 5, 16, 2),
    ]:
        writer.test(group, title, desk(seeded(f"{group}-{title}"), *args))


def main():
    writer = Writer()
    first = ["printer from:ann", "ink old", "printer from:bob new", "old paper from:ann"]
    asked = ["printer", "ink old or from:bob", "printer -from:ann", "( ink or paper ) old"]
    asked.append("new old")
    writer.test("sample", "desk", render(first, asked))
    second = ["from:ann mail", "ann mail to:eva", "mail from:eva"]
    asked = ["ann", "from:ann", "mail -( ann or from:eva )", "eva"]
    writer.test("sample", "values", render(second, asked))
    core(writer)
    edge(writer)
    perf(writer)

    def invalid(title, asked, ticket="a"):
        writer.invalid(title, render([ticket], [asked]))

    invalid("bracket-not-closed", "( a")
    invalid("bracket-not-opened", "a )")
    invalid("empty-brackets", "a ( )")
    invalid("or-first", "or a")
    invalid("or-last-in-brackets", "( a or ) b")
    invalid("two-minus", "--a")
    invalid("minus-alone", "- a")
    invalid("minus-before-or", "a -or b")
    invalid("no-space-in-bracket", "(a )")
    invalid("capital-letter", "A")
    invalid("two-spaces", "a  b")
    invalid("field-without-value", "a:")
    invalid("or-in-ticket", "a", "a or b")
    invalid("too-deep", "( " * 11 + "a" + " )" * 11)
    writer.invalid("query-missing", "1 2\na\na\n")
    writer.invalid("no-newline", "1 1\na\na")
    writer.finish()


main()

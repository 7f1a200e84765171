"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def render(most, records):
    return f"{len(records)} {most}\n" + "".join(" ".join(map(str, r)) + "\n" for r in records)


def word(number):
    return (word(number // 26) if number >= 26 else "") + LETTERS[number % 26]


def written(rng, address):
    """One way of writing an address that has the short form."""
    if "@" not in address:
        return "".join(d if rng.random() < 0.8 else d + "-" for d in address[:-1]) + address[-1]
    local, domain = address.split("@")
    if rng.random() < 0.2:
        local += "+" + rng.choice(["", "x", "News", "shop7"])
    if rng.random() < 0.3:
        local = "".join(rng.choice([c, c.upper()]) for c in local)
    return local + "@" + (domain.upper() if rng.random() < 0.1 else domain)


def addresses(number):
    """An address of its own for each number."""
    if number % 3 == 0:
        return str(10_000 + number)
    return f"{word(number)}@{['m.io', 'x.com'][number % 2]}"


def company(rng, count, people, each, offices, share, most):
    """Records of people with up to `each` addresses. `share` of the records have one of an office."""
    own, start = [], 0
    for _ in range(people):
        size = rng.randint(1, each)
        own.append([addresses(start + i) for i in range(size)])
        start += size
    times = rng.sample(range(10**6), count)
    records = []
    for time in times:
        person = rng.randrange(people)
        some = rng.sample(own[person], rng.randint(1, min(3, len(own[person]))))
        if rng.random() < share:
            some.append(f"office.{word(rng.randrange(offices))}@x.com")
            rng.shuffle(some)
        records.append((time, word(person % 400), *(written(rng, address) for address in some)))
    return render(most, records)


def core(writer):
    for title, *args in [
        ("few", 6, 3, 2, 1, 0.2, 3),
        ("twenty", 20, 6, 3, 1, 0.5, 5),
        ("small-team", 60, 15, 4, 2, 0.5, 9),
        ("no-offices", 200, 60, 5, 1, 0.0, 60),
        ("many-offices", 300, 80, 5, 9, 0.6, 15),
        ("large", 600, 150, 9, 3, 0.4, 40),
        ("nobody-twice", 300, 3_000, 3, 4, 0.9, 20),
    ]:
        writer.test("core", title, company(seeded(title), *args))


def edge(writer):
    def test(title, most, *records):
        writer.test("edge", title, render(most, records))

    test("one-record", 1, (0, "a", "a@a"))
    test("most-is-one", 1, (1, "a", "a@a", "123"), (2, "b", "a@a", "345"), (3, "c", "345"))
    office = [(i, word(i), "o@x", f"p{i}@x") for i in range(6)]
    test("exactly-most", 6, *office)
    test("one-more-than-most", 5, *office)
    test("own-address-twice", 2, (1, "a", "o@x", "O@x"), (2, "b", "o+1@x", "b@x"))
    test("own-phone-twice", 3, (1, "a", "12-3", "1-23", "123"), (2, "b", "123"), (3, "c", "1-2-3"))
    same = [(5, "a", "x@x"), (5, "b", "x@x"), (4, "c", "x@x"), (7, "d", "y@x"), (7, "e", "y@x")]
    test("same-times", 9, *same)
    test("same-times-joined-late", 9, (5, "a", "x@x"), (5, "b", "y@x"), (5, "c", "y@x", "x@x"))
    mails = ["A.B+c@D.E", "a.b@d.e", "ab@d.e", "a.b+@D.e"]
    test("ways-of-writing", 9, *((i, word(i), mail) for i, mail in enumerate(mails)))
    test("phone-and-mail", 9, (1, "a", "123@1"), (2, "b", "123"), (3, "c", "1-2-3"), (4, "d", "1231"))
    test("same-name", 9, (1, "a", "a@a"), (2, "a", "a@b"), (3, "a", "b@a"))
    chain = [(i * 7 % 100, word(i), f"{1000 + i}", f"{1001 + i}") for i in range(100)]
    test("chain", 2, *chain)
    test("chain-backwards", 2, *chain[::-1])
    test("all-general", 1, *((i, "a", *(f"g{j}@x" for j in range(5))) for i in range(9)))
    test("longest", 9_000, (10**9, "zzzzzzzz", "a" * 28 + "@Z", "1-2-3-4-5-6-7-8", "123456789012345"))
    for title, count, names in [("small", 40, 25), ("smaller", 30, 12)]:
        rng = seeded(title)
        records = []
        for _ in range(count):
            some = [written(rng, addresses(rng.randrange(names))) for _ in range(rng.randint(1, 2))]
            records.append((rng.randint(0, 3), word(rng.randrange(99)), *some))
        test(title, 3, *records)


def perf(writer):
    for group, title, *args in [
        ("perf1", "team", 6_000, 1_500, 8, 5, 0.3, 100),
        ("perf1", "no-offices", 6_000, 2_000, 5, 1, 0.0, 5_000),
        ("perf1", "few-people", 6_000, 40, 60, 5, 0.3, 100),
        ("perf1", "one-office", 6_000, 2_000, 5, 1, 0.9, 6_000),
        ("perf1", "nobody-twice", 6_000, 60_000, 3, 1, 0.5, 100),
        ("perf2", "team", 9_000, 2_500, 8, 5, 0.3, 100),
        ("perf2", "no-offices", 9_000, 3_000, 5, 1, 0.0, 5_000),
        ("perf2", "few-people", 9_000, 40, 90, 5, 0.3, 100),
        ("perf2", "one-office", 9_000, 3_000, 5, 1, 0.9, 9_000),
        ("perf2", "nobody-twice", 9_000, 90_000, 3, 1, 0.5, 100),
    ]:
        writer.test(group, title, company(seeded(f"{group}-{title}"), *args))


def main():
    writer = Writer()
    first = [(10, "ann", "Ann+shop@mail.com"), (20, "anna", "ann@Mail.com", "030-12-4")]
    first += [(15, "bob", "bob@mail.com"), (30, "annlee", "0301-24", "a.lee@firm.org")]
    writer.test("sample", "joined", render(9, first))
    second = [(3, "mia", "office@firm.org", "555-1"), (1, "tom", "office@firm.org")]
    second += [(2, "eva", "5551", "Office+eva@firm.org")]
    writer.test("sample", "general", render(2, second))
    core(writer)
    edge(writer)
    perf(writer)
    good = render(3, [(1, "a", "a@b", "123")])
    writer.invalid("two-ats", good.replace("a@b", "a@b@c"))
    writer.invalid("nothing-before-at", good.replace("a@b", "@b"))
    writer.invalid("plus-first", good.replace("a@b", "+a@b"))
    writer.invalid("phone-too-short", good.replace("123", "12"))
    writer.invalid("hyphen-last", good.replace("123", "123-"))
    writer.invalid("two-hyphens", good.replace("123", "1--23"))
    writer.invalid("no-address", good.replace(" a@b 123", ""))
    writer.invalid("six-addresses", good.replace("123", "123 123 123 123 123"))
    writer.invalid("capital-name", good.replace(" a ", " A "))
    writer.invalid("record-missing", good.replace("1 3\n", "2 3\n"))
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()

"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def render(names, lines):
    return f"{len(names)} {len(lines)}\n" + "".join(line + "\n" for line in [*names, *lines])


def text(rng, least, most, signs=LETTERS):
    return "".join(rng.choice(signs) for _ in range(rng.randint(least, most)))


def any_case(rng, name):
    return rng.choice([str.lower, str.upper, str.title, str])(name)


def secrets(rng, count, most=8):
    names = {}
    while len(names) < count:
        name = any_case(rng, text(rng, 2, most) + rng.choice(["", "", "_", "-2"]))
        names.setdefault(name.lower(), name)
    return list(names.values())


def word(rng, names):
    """Rows have at most seven or at least nine digits; no word has two equals or at signs."""
    kind = rng.random()
    if kind < 0.2:
        return any_case(rng, rng.choice(names)) + "=" + text(rng, 1, 6, LETTERS + "0123456789@:/")
    if kind < 0.3:
        return text(rng, 9, 9) + "=" + text(rng, 1, 5, "0123456789") + rng.choice(["", ";"])
    if kind < 0.4:
        return text(rng, 1, 7) + "@" + text(rng, 1, 6) + rng.choice([".com", ".org", ">"])
    if kind < 0.5:
        digits = text(rng, *rng.choice([(1, 7), (9, 16)]), "0123456789")
        return rng.choice(["", "id:", "("]) + digits + rng.choice(["", ",", ")"])
    return text(rng, 1, 8) + rng.choice(["", "", ".", ":", "=3"])


def log(rng, names, lines, words):
    return [" ".join(word(rng, names) for _ in range(rng.randint(1, words))) for _ in range(lines)]


def core(writer):
    for title, names, lines, words in [
        ("one-name", 1, 3, 8),
        ("two-names", 2, 10, 8),
        ("small-log", 5, 40, 10),
        ("long-lines", 8, 20, 100),
        ("many-names", 200, 100, 12),
        ("one-day", 30, 400, 12),
    ]:
        rng = seeded(title)
        secret = secrets(rng, names)
        writer.test("core", title, render(secret, log(rng, secret, lines, words)))


def edge(writer):
    def test(title, names, lines):
        writer.test("edge", title, render(names.split(), lines))

    test("one-character", "a", ["a", "=", "@", "7"])
    test(
        "equals",
        "key k",
        ["key=a=b k==", "x=key=1 key= =key= =", "key key: key =k=", "k=k=k KEY=***"],
    )
    test(
        "at-signs",
        "to",
        ["@ @a a@ a@b", "a@@b a@b@c @a@b a@b@", "abc@ a@b=c to@a=b to=a@b x=a@b", "a***@b @=@"],
    )
    rows = [
        "1234567 12345678 123456789",
        "1234567a12345678 12345678a12345678.1234567",
        "a00000000b000000000c 1234-5678",
    ]
    test(
        "rows",
        "id",
        rows
        + ["id12345678 id=12345678 di=12345678 x@12345678 @12345678", "12345678901234567890" * 100],
    )
    test(
        "letters",
        "A_b c-D Z9",
        ["a_B=1 A-b=1 C-d=1 c_D=1", "z9=2 Z9=2 Z=9 9=Z", "AA_b=1 A_=1 _b=2 A_b:=1 A_bb=3"],
    )
    test(
        "only-first-rule",
        "mail n",
        ["mail=a@b.c n=1234567890", "Mail=x@y,n=12345678 m=a@b.c", "n12345678901=a@b"],
    )
    test(
        "signs",
        "q",
        ["!~@~! \"'`$%^&*() <a@b> [12345678] {q=1} q=}", "\\n \\@\\ q=\\ %s@%d #12345678#"],
    )
    test(
        "longest",
        "x" * 12,
        [
            "x" * 12 + "=" + "y" * 1987,
            "x" * 13 + "=1",
            "z" * 1000 + "@" + "z" * 999,
            " ".join("ab" for _ in range(667))[:1999],
        ],
    )
    rng = seeded("small")
    lines = [" ".join(text(rng, 1, 12, "aA=@11111111") for _ in range(8)) for _ in range(80)]
    test("small", "a aa a1 1", lines)


def perf(writer):
    for group, names, lines, size in [("perf1", 3_000, 700, 8), ("perf2", 10_000, 1_500, 8)]:
        for title, share, words in [
            ("many-names", 1, 30),
            ("few-names", 200, 40),
            ("short-lines", 2, 4),
            ("half-the-names", 2, 30),
            ("one-in-ten", 10, 40),
        ]:
            rng = seeded(f"{group}-{title}")
            secret = secrets(rng, names // share, size)
            writer.test(group, title, render(secret, log(rng, secret, lines, words)))


def main():
    writer = Writer()
    first = ["login user=ann Token=a1=b2", "paid card:4111222233334444; mail ann.lee@x.org"]
    writer.test("sample", "rules", render(["token", "Password"], first))
    second = ["@home a@b@c key=bo@x.org", "2026-11-23 KEY= b@x 12345678"]
    writer.test("sample", "unchanged", render(["key"], second))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("two-spaces", "1 1\na\nb  c\n")
    writer.invalid("space-at-end", "1 1\na\nb \n")
    writer.invalid("empty-line", "1 1\na\n\n")
    writer.invalid("same-name", "2 1\nab\nAB\nc\n")
    writer.invalid("name-with-equals", "1 1\na=\nb\n")
    writer.invalid("tab", "1 1\na\nb\tc\n")
    writer.invalid("no-newline", "1 1\na\nb")
    writer.finish()


main()

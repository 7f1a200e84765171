"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(lines):
    return f"{len(lines)}\n" + "".join(f"{quantity} {price}\n" for quantity, price in lines)


def bought(rng, count, most=20):
    return [(rng.randint(1, most), rng.randint(1, 10_000)) for _ in range(count)]


def core(writer):
    for title, count in [
        ("one-line", 1),
        ("three-lines", 3),
        ("ten-lines", 10),
        ("weekly-shopping", 60),
        ("long-receipt", 400),
    ]:
        writer.test("core", title, render(bought(seeded(title), count)))


def edge(writer):
    writer.test("edge", "no-line", render([]))
    writer.test("edge", "only-returns", render([(-2, 450), (-1, 99)]))
    writer.test("edge", "cancels-out", render([(3, 700), (-3, 700)]))
    writer.test("edge", "dearest", render([(100, 10_000)] * 1_000))
    writer.test("edge", "cheapest", render([(-100, 10_000)] * 1_000))
    rng = seeded("mixed")
    mixed = [(sign * quantity, price) for quantity, price in bought(rng, 300, 100)
             for sign in (rng.choice((-1, 1)),)]
    writer.test("edge", "mixed", render(mixed))


def main():
    writer = Writer()
    writer.test("sample", "three-things", render([(2, 250), (1, 99)]))
    writer.test("sample", "brought-back", render([(-1, 1_000), (2, 300)]))
    core(writer)
    edge(writer)
    writer.invalid("quantity-zero", "1\n0 10\n")
    writer.invalid("price-zero", "1\n1 0\n")
    writer.invalid("line-missing", "2\n1 10\n")
    writer.invalid("line-too-many", "1\n1 10\n1 10\n")
    writer.invalid("two-spaces", "1\n1  10\n")
    writer.invalid("plus-sign", "1\n+1 10\n")
    writer.invalid("no-newline", "1\n1 10")
    writer.finish()


main()

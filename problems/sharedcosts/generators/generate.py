"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def render(lines):
    return f"{len(lines)}\n" + "".join(line + "\n" for line in lines)


def word(number):
    """Short names, so that many lines fit into a small file."""
    return (word(number // 36) if number >= 36 else "") + DIGITS[number % 36]


def balances(lines):
    """To look for equal ones."""
    found = {}
    gone = {int(line.split()[1]) for line in lines if line.startswith("cancel")}
    for number, line in enumerate(lines, 1):
        kind, *words = line.split()
        if kind == "cancel":
            continue
        if kind == "pay":
            changes = [(words[0], int(words[2])), (words[1], -int(words[2]))]
        else:
            cents, people = int(words[1]), words[2:]
            changes = [
                (name, -(cents // len(people)) - (place < cents % len(people)))
                for place, name in enumerate(people)
            ]
            changes.append((words[0], cents))
        for name, cents in changes:
            found[name] = found.get(name, 0) + (0 if number in gone else cents)
    return found


def trip(rng, count, people, most, group, pays=0.2, cancels=0.05, twice=False):
    lines, bookings = [], []
    while len(lines) < count:
        chance = rng.random()
        if bookings and chance < cancels:
            place = rng.randrange(len(bookings))
            lines.append(f"cancel {bookings[place]}")
            if not twice:
                bookings.pop(place)
            continue
        bookings.append(len(lines) + 1)
        if chance < cancels + pays and people > 1:
            first, second = rng.sample(range(people), 2)
            lines.append(f"pay {word(first)} {word(second)} {rng.randint(1, most)}")
        else:
            some = rng.sample(range(people), min(people, rng.randint(1, group)))
            names = " ".join(word(number) for number in some)
            lines.append(f"bill {word(rng.randrange(people))} {rng.randint(1, most)} {names}")
    return lines


def unequal(title, *args):
    """A trip after which no balances are equal."""
    rng = seeded(title)
    lines = trip(rng, *args)
    while True:
        found, seen, equal = balances(lines), set(), []
        for name, balance in found.items():
            if balance in seen:
                equal.append(name)
            seen.add(balance)
        if not equal:
            return lines
        for name in equal:
            other = rng.choice([other for other in found if other != name])
            lines.append(f"pay {name} {other} {rng.randint(1, args[2])}")


def core(writer):
    for title, *args in [
        ("two-people", 5, 2, 1_000, 2),
        ("four-people", 12, 4, 5_000, 4),
        ("no-cancel", 30, 6, 10_000, 6, 0.2, 0),
        ("only-bills", 100, 20, 20_000, 8, 0, 0.1),
        ("many-payments", 200, 30, 50_000, 5, 0.7),
        ("large-group", 500, 60, 1_000_000, 8),
        ("many-cancels", 600, 40, 1_000_000, 8, 0.2, 0.3),
    ]:
        writer.test("core", title, render(unequal(title, *args)))


def edge(writer):
    def test(title, *lines):
        writer.test("edge", title, render(lines))

    test("one-line", "bill a 1 a")
    test("one-cent", "bill a 1 b c d", "bill b 2 d c b", "bill c 3 a b c d e")
    test("rest-of-eight", "bill z 15 a b c d e f g h", "bill z 16 a b c d e f g h")
    test("payer-not-among-them", "bill a 100 b c d", "bill d 50 a b c")
    test("equal-balances", *(f"bill {name} 10 {name}" for name in "zay0b9x1"))
    test("equal-debts", "bill m 400 z y x w", "pay m b2 100", "pay m ba 100", "pay m b 100")
    test("names-by-ascii", *(f"pay {name} q 5" for name in ["ba", "b2", "b", "ab", "a", "9", "10"]))
    test("all-cancelled", "bill b 9 a c", "pay c a 4", "cancel 2", "cancel 1")
    test("cancelled-twice", "bill a 11 b c", "pay b c 6", "cancel 1", "cancel 1", "bill c 9 a")
    test("cancelled-often", "pay a b 7", "pay b c 3", *["cancel 1"] * 9, *["cancel 2"] * 4)
    test("same-line-again", "pay a b 7", "cancel 1", "pay a b 7", "cancel 1", "pay a b 7")
    test(
        "largest",
        *["bill zzzzzzzz 1000000 yyyyyyyy"] * 3_000,
        *["pay zzzzzzzz yyyyyyyy 1000000"] * 3_000,
    )
    for title, people, most in [("small", 4, 6), ("smaller", 3, 3)]:
        test(title, *trip(seeded(title), 80, people, most, people, 0.3, 0.3, True))


def perf(writer):
    for group, title, *args in [
        ("perf1", "many-people", 8_000, 6_000, 1_000_000, 8),
        ("perf1", "small-bills", 9_000, 4_000, 1_000_000, 5),
        ("perf1", "payments", 11_000, 5_000, 1_000_000, 4, 0.8),
        ("perf1", "cancels", 9_000, 5_000, 1_000_000, 8, 0.1, 0.35),
        ("perf1", "few-people", 8_000, 60, 1_000_000, 8),
        ("perf2", "many-people", 9_000, 9_000, 1_000_000, 8),
        ("perf2", "small-bills", 11_000, 9_000, 1_000_000, 6),
        ("perf2", "payments", 11_500, 9_000, 1_000_000, 6, 0.6),
        ("perf2", "cancels", 10_800, 9_000, 1_000_000, 8, 0.1, 0.3),
        ("perf2", "few-people", 11_000, 60, 1_000_000, 8),
    ]:
        writer.test(group, title, render(unequal(f"{group}-{title}", *args)))


def main():
    writer = Writer()
    writer.test("sample", "bill", render(["bill ann 100 bob eva ann", "pay bob ann 30"]))
    second = ["bill max 90 tom lia max", "bill lia 80 tom lia", "cancel 1"]
    writer.test("sample", "cancelled", render(second))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("costs-nothing", "1\nbill a 0 b\n")
    writer.invalid("nobody-shares", "1\nbill a 5\n")
    writer.invalid("person-twice", "1\nbill a 5 b b\n")
    writer.invalid("pays-oneself", "1\npay a a 5\n")
    writer.invalid("cancels-later-line", "2\ncancel 2\npay a b 5\n")
    writer.invalid("cancels-cancel", "3\npay a b 5\ncancel 1\ncancel 2\n")
    writer.invalid("too-much", "1\npay a b 1000001\n")
    writer.invalid("line-missing", "2\npay a b 5\n")
    writer.invalid("no-newline", "1\npay a b 5")
    writer.finish()


main()

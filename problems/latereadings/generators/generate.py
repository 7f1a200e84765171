"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def word(number):
    """Short words, so that many lines fit into a small file."""
    return (word(number // 36) if number >= 36 else "") + DIGITS[number % 36]


def render(length, delay, readings):
    head = f"{len(readings)} {length} {delay}\n"
    return head + "".join(" ".join(map(str, reading)) + "\n" for reading in readings)


def network(rng, count, length, delay, span, sensors, slow, again):
    """`slow` of the readings come with more than the delay, `again` of those taken twice. The clock
    never is the end of a window."""
    waiting, number = [], 0
    while len(waiting) < count:
        number += 1
        time = rng.randrange(span)
        if (time - delay) % length == 0:
            continue
        reading = (word(number), word(rng.randrange(sensors)), time, rng.randint(1, 999))
        comes = time + rng.randint(0, delay)
        if rng.random() < slow:
            comes = time + delay + rng.randint(length, 3 * length)
        waiting.append((comes, reading))
    waiting.sort()
    readings, clock, taken = [], -1, []
    for _, reading in waiting:
        readings.append(reading)
        if (reading[2] // length + 1) * length > clock:
            clock = max(clock, reading[2] - delay)
            taken.append(reading)
            if rng.random() < again:
                readings.append(rng.choice(taken[-20:]))
    return render(length, delay, readings[:count])


def core(writer):
    for title, *args in [
        ("few", 8, 60, 30, 200, 2, 0.2, 0.2),
        ("two-sensors", 40, 60, 30, 900, 2, 0.2, 0.1),
        ("nothing-late", 100, 100, 900, 5_000, 5, 0.0, 0.2),
        ("much-late", 200, 10, 300, 9_000, 5, 0.6, 0.1),
        ("one-window", 100, 100_000, 50, 100_000, 9, 0.3, 0.3),
        ("many-sensors", 500, 1_000, 700, 20_000, 200, 0.2, 0.1),
        ("short-windows", 500, 7, 100, 9_000, 5, 0.2, 0.1),
    ]:
        writer.test("core", title, network(seeded(title), *args))


def edge(writer):
    def test(title, length, delay, *readings):
        writer.test("edge", title, render(length, delay, readings))

    def numbered(length, delay, title, *readings):
        """Readings with sensor, time and value, and ids a, b, c and so on."""
        test(title, length, delay, *((word(10 + i), *reading) for i, reading in enumerate(readings)))

    numbered(1, 0, "one", ("a", 0, 1))
    numbered(10, 5, "clock-is-end", ("s", 25, 1), ("s", 10, 2), ("s", 19, 3), ("s", 20, 4))
    numbered(10, 5, "clock-before-end", ("s", 24, 1), ("s", 10, 2), ("s", 9, 3), ("s", 20, 4))
    numbered(1, 0, "no-delay", *(("s", i * 7 % 20, 1) for i in range(40)))
    numbered(5, 100, "clock-below-0", *(("s", 99 - i, 1) for i in range(100)), ("s", 106, 1))
    again = [("a", "s", 90, 1), ("b", "s", 5, 1), ("b", "s", 5, 1), ("b", "s", 95, 7)]
    test("late-again", 10, 0, *again)
    numbered(10, 0, "late-does-not-move", ("s", 50, 1), ("s", 20, 1), ("s", 49, 2), ("s", 55, 4))
    again = [("a", "s", 5, 1), ("a", "s", 500, 1), ("b", "s", 7, 3), ("c", "t", 12, 1)]
    test("again-with-later-time", 10, 0, *again)
    again = [("a", "s", 5, 1), ("a", "t", 5, 2), ("b", "a", 6, 2), ("s", "a", 5, 1)]
    test("again-with-other-sensor", 10, 3, *again)
    names = ["b", "ba", "b2", "9", "10", "zzzzzz"]
    numbered(10, 0, "names", *((name, 5, value) for value, name in enumerate(names, 1)))
    largest = [(f"zzzzz{i}", "zzzzzz", 1_000_000_000, 1_000_000) for i in range(100, 999)]
    test("largest", 1_000_000, 1_000_000, *largest)
    for title, length, delay in [("small", 5, 6), ("smaller", 3, 0)]:
        rng = seeded(title)
        readings = []
        for i in range(250):
            time = max(0, i // 4 + rng.randint(-9, 9))
            readings.append((word(rng.randrange(200)), rng.choice("abc"), time, rng.randint(1, 5)))
        test(title, length, delay, *readings)


def perf(writer):
    for group, title, *args in [
        ("perf1", "many-sensors", 10_000, 5_000, 3_000, 900_000, 900, 0.05, 0.1),
        ("perf1", "short-windows", 10_000, 40, 3_000, 900_000, 20, 0.05, 0.1),
        ("perf1", "one-sensor", 10_000, 90, 900, 900_000, 1, 0.05, 0.1),
        ("perf1", "much-late", 10_000, 50, 900, 900_000, 50, 0.4, 0.02),
        ("perf1", "often-again", 12_000, 30, 900, 900_000, 50, 0.02, 0.3),
        ("perf2", "many-sensors", 16_000, 5_000, 3_000, 900_000, 900, 0.05, 0.1),
        ("perf2", "short-windows", 16_000, 40, 3_000, 900_000, 20, 0.05, 0.1),
        ("perf2", "one-sensor", 16_000, 50, 900, 900_000, 1, 0.05, 0.1),
        ("perf2", "much-late", 16_000, 50, 900, 900_000, 50, 0.4, 0.02),
        ("perf2", "often-again", 16_000, 30, 900, 900_000, 50, 0.02, 0.3),
    ]:
        writer.test(group, title, network(seeded(f"{group}-{title}"), *args))


def main():
    writer = Writer()
    first = [("a", "x", 10, 5), ("b", "y", 70, 2), ("c", "x", 95, 4), ("d", "x", 59, 1)]
    first += [("e", "y", 61, 3), ("a", "x", 10, 5)]
    writer.test("sample", "late", render(60, 30, first))
    second = [("p", "s", 20, 8), ("q", "s", 19, 1), ("q", "s", 21, 1), ("r", "b", 25, 6)]
    writer.test("sample", "repeated", render(10, 0, second))
    core(writer)
    edge(writer)
    perf(writer)
    good = "1 60 30\na x 10 5\n"
    writer.invalid("no-length", good.replace("60", "0"))
    writer.invalid("below-0", good.replace("10", "-1"))
    writer.invalid("value-0", good.replace(" 5", " 0"))
    writer.invalid("capital-id", good.replace("a x", "A x"))
    writer.invalid("too-late", good.replace("10", "1000000001"))
    writer.invalid("reading-missing", good.replace("1 60", "2 60"))
    writer.invalid("two-spaces", good.replace("a x", "a  x"))
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()

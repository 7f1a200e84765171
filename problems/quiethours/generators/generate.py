"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def word(number):
    """Short names, so that many lines fit into a small file."""
    return (word(number // 36) if number >= 36 else "") + DIGITS[number % 36]


def clock(minute):
    return f"{minute // 60:02}:{minute % 60:02}"


def render(quiet, messages):
    """`quiet` has user, start and end, `messages` user, day and minute."""
    lines = [f"quiet {user} {clock(start)} {clock(end)}\n" for user, start, end in quiet]
    lines += [f"send {user} {day} {clock(minute)}\n" for user, day, minute in messages]
    return f"{len(quiet)} {len(messages)}\n" + "".join(lines)


def apart(rng, user, count):
    """Quiet hours of a user with time between them."""
    shift = rng.randrange(1440)
    marks = [2 * mark for mark in sorted(rng.sample(range(719), 2 * count))]
    hours = list(zip(marks[::2], marks[1::2]))
    rng.shuffle(hours)
    return [(user, (start + shift) % 1440, (end + shift) % 1440) for start, end in hours]


def app(rng, count, users, most, days, nights=0.0):
    """`nights` of the messages come between 22:00 and 02:00. None comes when quiet hours begin."""
    quiet, starts = [], {}
    for number in range(users):
        hours = apart(rng, word(number), rng.randint(0, most))
        quiet += hours
        starts[number] = {start for _, start, _ in hours}
    messages = []
    while len(messages) < count:
        number = rng.randrange(users)
        minute = rng.randrange(1440)
        if rng.random() < nights:
            minute = rng.randrange(1320, 1560) % 1440
        if minute not in starts[number]:
            messages.append((word(number), rng.randint(1, days), minute))
    rng.shuffle(quiet)
    return render(quiet, messages)


def core(writer):
    for title, *args in [
        ("two-users", 6, 2, 1, 2),
        ("five-users", 20, 5, 2, 2, 0.5),
        ("one-day", 100, 10, 1, 1),
        ("nights", 100, 20, 2, 5, 1.0),
        ("many-users", 300, 200, 4, 3),
        ("whole-year", 500, 20, 4, 365, 0.3),
        ("one-user", 200, 1, 4, 10, 0.2),
    ]:
        writer.test("core", title, app(seeded(title), *args))


def edge(writer):
    def test(title, quiet, messages):
        writer.test("edge", title, render(quiet, messages))

    def all_day(user, day, *minutes):
        return [(user, day, minute % 1440) for minute in minutes]

    test("no-quiet-hours", [], [("a", 1, 0)])
    ends = [minute + step for minute in (600, 660) for step in (-1, 0, 1)]
    test("first-and-last-minute", [("a", 600, 660)], all_day("a", 1, *ends))
    ends = [minute + step for minute in (1320, 360) for step in (-1, 0, 1)]
    test("night", [("a", 1320, 360)], all_day("a", 7, *ends, 0, 1439))
    test("starts-at-midnight", [("a", 0, 300)], all_day("a", 7, 1439, 0, 1, 299, 300))
    test("ends-at-midnight", [("a", 1380, 0)], all_day("a", 7, 1379, 1380, 1439, 0, 1))
    test("last-day", [("a", 1439, 1438)], all_day("a", 365, 1439, 1438, 0))
    test("one-minute", [("a", 700, 701)], all_day("a", 7, 699, 700, 701))
    hours = [("a", 660, 720), ("a", 600, 660)]
    test("one-after-the-other", hours, all_day("a", 2, 599, 600, 659, 660))
    chain = [("a", 300, 400), ("a", 200, 300), ("a", 1400, 200), ("a", 1300, 1400)]
    test("chain", chain, all_day("a", 2, 1299, 1300, 1350, 1400, 0, 250, 399, 400))
    test("overlapping", [("a", 500, 800), ("a", 400, 600)], all_day("a", 2, 399, 401, 550, 700))
    test("within", [("a", 1300, 500), ("a", 1400, 100)], all_day("a", 2, 1301, 1401, 50, 200))
    messages = [(user, 3, minute) for user in ("a2", "aa", "a") for minute in (70, 90)]
    test("same-minute", [("a", 60, 90), ("a2", 50, 90)], messages)
    test("names", [], [(user, 3, 5) for user in ["ba", "b2", "b", "ab", "zzzzzzzz", "9", "10"]])
    for title, step in [("small", 60), ("smaller", 240)]:
        rng = seeded(title)
        quiet = []
        for user in "abcd":
            free = rng.randrange(0, 1440, step)  # from here, one step is free
            for _ in range(4):
                start, end = sorted(rng.sample(range(step, 1441, step), 2))
                quiet.append((user, (free + start) % 1440, (free + end) % 1440))
        minutes = [rng.randrange(0, 1440, step // 2) for _ in range(120)]
        messages = [(rng.choice("abcde"), rng.randint(1, 3), minute) for minute in minutes]
        test(title, quiet, messages)


def perf(writer):
    for group, title, *args in [
        ("perf1", "many-users", 12_000, 1_400, 4, 365),
        ("perf1", "nights", 12_000, 1_000, 3, 365, 0.9),
        ("perf1", "few-users", 12_000, 10, 4, 365),
        ("perf1", "no-quiet-hours", 12_000, 3_000, 0, 365),
        ("perf1", "one-week", 12_000, 1_400, 4, 7),
        ("perf2", "many-users", 17_000, 1_300, 4, 365),
        ("perf2", "nights", 17_000, 1_300, 4, 365, 0.9),
        ("perf2", "few-users", 20_000, 10, 4, 365),
        ("perf2", "no-quiet-hours", 17_000, 8_000, 0, 365),
        ("perf2", "one-week", 17_000, 1_300, 4, 7),
    ]:
        writer.test(group, title, app(seeded(f"{group}-{title}"), *args))


def main():
    writer = Writer()
    first = [("bob", 3, 1400), ("ann", 3, 1400), ("ann", 4, 389), ("ann", 4, 900)]
    writer.test("sample", "night", render([("ann", 1320, 390)], first))
    second = [("kim", 9, 765), ("kim", 9, 1020)]
    writer.test("sample", "noon", render([("kim", 720, 810)], second))
    core(writer)
    edge(writer)
    perf(writer)
    good = render([("a", 60, 120)], [("a", 1, 60)])
    writer.invalid("no-end", good.replace("02:00", "01:00"))
    writer.invalid("always-quiet", "2 1\nquiet a 00:00 12:00\nquiet a 11:00 00:00\nsend a 1 01:00\n")
    writer.invalid("hour-24", good.replace("02:00", "24:00"))
    writer.invalid("one-digit", good.replace("02:00", "2:00"))
    writer.invalid("day-0", good.replace("send a 1", "send a 0"))
    writer.invalid("day-366", good.replace("send a 1", "send a 366"))
    writer.invalid("message-missing", good.replace("1 1\n", "1 2\n"))
    writer.invalid("five", "5 1\n" + "quiet a 01:00 02:00\n" * 5 + "send a 1 01:00\n")
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()

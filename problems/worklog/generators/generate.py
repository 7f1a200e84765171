"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
WRONG = ["5", "h", "m", "1:5", "1:60", "0m", "0h", "0:00", "1h5", "5m1h", "1h:05", "1hm", "100:00", "1:050"]


def word(number):
    """Short names, so that many lines fit into a small file."""
    return (word(number // 36) if number >= 36 else "") + DIGITS[number % 36]


def render(notes):
    return f"{len(notes)}\n" + "".join(f"{client} {time}\n" for client, time in notes)


def office(rng, n, clients, longest, wrong):
    """No exact quarter hours; up to `longest` minutes."""
    notes = []
    while len(notes) < n:
        client = word(rng.randrange(clients))
        if rng.random() < wrong:
            notes.append((client, rng.choice(WRONG)))
            continue
        minutes = rng.randint(1, longest)
        hours, rest = divmod(minutes, 60)
        forms = [f"{hours}h{rest}m", f"{hours}h{rest:02}m", f"{hours}:{rest:02}"]
        if minutes < 1_000:
            forms.append(f"{minutes}m")
        if minutes % 15:
            notes.append((client, rng.choice(forms)))
    return render(notes)


def core(writer):
    for title, *args in [
        ("two-clients", 8, 2, 200, 0),
        ("five-clients", 40, 5, 300, 0.1),
        ("short-times", 200, 9, 50, 0.05),
        ("long-times", 300, 20, 5_000, 0.05),
        ("many-clients", 600, 300, 500, 0.02),
        ("many-refused", 400, 9, 500, 0.6),
    ]:
        writer.test("core", title, office(seeded(title), *args))


def edge(writer):
    def test(title, *notes):
        writer.test("edge", title, render([note.split(" ") for note in notes]))

    test("quarters", "a 15m", "b 30m", "c 1h", "d 0h45m", "e 2:15", "f 1h00m")
    test("one-more-minute", "a 16m", "b 31m", "c 1h1m", "d 0:46", "e 1m")
    test("many-minutes", "a 1h60m", "b 0h61m", "c 2h999m", "d 999m", "e 1h070m")
    test("zeros", "a 000h001m", "b 00:01", "c 001m", "d 010h", "e 000h", "f 00:00", "g 0h0m")
    test("all-refused", *[f"a {text}" for text in WRONG])
    test("four-digits", "a 1000m", "a 1000h", "a 1h1000m", "a 0001m", "a 999h999m")
    test("signs", "a ::", "a 1:2:3", "a 1h2h", "a 1m2m", "a 1:30m", "a 1h:30", "a :30", "a h30m", "a 12", "a 1:30h")
    test("clock", "a 99:59", "b 0:59", "c 1:60", "d 1:99", "e 001:30", "f 1:3", "g 1:300")
    test("equal-times", "b2 15m", "b10 1m", "ba 0:07", "9 14m", "zzzzzz 15m", "a 0h3m")
    test("largest", *["zzzzzz 999h999m"] * 500)
    rng = seeded("small")
    texts = ["".join(rng.choice("0123hhmm::") for _ in range(rng.randint(1, 6))) for _ in range(300)]
    test("small", *[f"{rng.choice('abc')} {text}" for text in texts])
    rng = seeded("smaller")
    test("smaller", *[f"{rng.choice('abc')} {rng.randint(0, 4) * 15}m" for _ in range(30)])


def perf(writer):
    for group, n in [("perf1", 16_000), ("perf2", 20_000)]:
        for title, *args in [
            ("many-clients", 20_000, 500, 0.02),
            ("few-clients", 5, 500, 0.02),
            ("long-times", 15_000, 50_000, 0.02),
            ("short-times", 15_000, 50, 0.02),
            ("many-refused", 15_000, 500, 0.3),
        ]:
            writer.test(group, title, office(seeded(f"{group}-{title}"), n, *args))


def main():
    writer = Writer()
    writer.test("sample", "ann", render([("ann", "50m"), ("bob", "2h"), ("ann", "1h20m"), ("bob", "0:20")]))
    second = [("eva", "5"), ("eva", "1h70m"), ("kim", "1:5"), ("eva", "0m"), ("tom", "2:01")]
    writer.test("sample", "refused", render(second))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("no-time", "1\na \n")
    writer.invalid("two-spaces", "1\na  5m\n")
    writer.invalid("long-client", "1\nabcdefg 5m\n")
    writer.invalid("long-time", "1\na 1234567890\n")
    writer.invalid("other-sign", "1\na 1.5h\n")
    writer.invalid("note-missing", "2\na 5m\n")
    writer.invalid("no-newline", "1\na 5m")
    writer.finish()


main()

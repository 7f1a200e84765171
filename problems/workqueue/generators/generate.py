"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(hold, most, lines):
    return f"{len(lines)} {hold} {most}\n" + "".join(line + "\n" for line in lines)


def workers(rng, n, hold, most, step, weights):
    """All times are even and `hold` is odd. A request is at most `step` after the one before."""
    lines, now, sent = ["0 send"], 0, 1
    while len(lines) < n:
        now += 2 * rng.randint(0, step // 2)
        kind = rng.choices(["send", "take", "done"], weights)[0]
        if kind == "done":
            kind = f"done {rng.randint(max(1, sent - 3 * hold), sent)}"
        sent += kind == "send"
        lines.append(f"{now} {kind}")
    return render(hold, most, lines)


def core(writer):
    for title, *args in [
        ("few-messages", 15, 5, 2, 4, [3, 3, 1]),
        ("come-back", 60, 7, 3, 6, [2, 5, 1]),
        ("once", 200, 9, 1, 6, [2, 4, 2]),
        ("ten-times", 500, 5, 10, 6, [1, 6, 1]),
        ("many-waiting", 700, 15, 3, 4, [5, 3, 2]),
        ("many-held", 900, 99, 2, 6, [3, 5, 1]),
    ]:
        writer.test("core", title, workers(seeded(title), *args))


def edge(writer):
    def test(title, hold, most, *lines):
        """`s`, `t` and `d` stand for the kinds of requests."""
        kinds = {"s": "send", "t": "take", "d": "done"}
        split = [line.split(" ", 1) for line in lines]
        full = [f"{time} {kinds[rest[0]]}{rest[1:]}" for time, rest in split]
        writer.test("edge", title, render(hold, most, full))

    test("one-request", 1, 1, "0 t")
    test("exactly-then", 5, 2, "0 s", "0 t", "5 t", "10 d 1", "10 t")
    test("just-in-time", 5, 2, "0 s", "0 t", "4 d 1", "5 t", "6 d 1")
    test("send-then", 5, 3, "0 s", "0 t", "5 s", "5 t", "5 t", "10 s", "10 t", "10 t", "10 t", "10 t")
    test("order-of-taking", 5, 3, "0 s", "0 s", "0 t", "5 t", "5 t", "10 t", "10 t", "10 t")
    test("same-time", 5, 2, "1 s", "1 s", "1 s", "2 t", "2 t", "2 t", "7 t", "7 t", "7 t", "12 t", "12 t")
    test("not-sent", 5, 1, "1 d 1", "1 s", "1 d 1", "1 d 2", "1 d 20000", "1 t", "1 d 1", "1 d 1")
    test("done-twice", 5, 3, "1 s", "1 t", "6 t", "7 d 1", "8 d 1", "20 t")
    test("dead", 3, 2, "0 s", "0 t", "3 t", "5 d 2", "6 d 1", "6 t")
    test("dead-at-end", 3, 1, "0 s", "0 t", "3 s")
    test("largest", 1_000_000, 1, "999000000 s", "999000000 t", "1000000000 d 1")
    for title, hold in [("small", 4), ("smaller", 2)]:
        rng = seeded(title)
        now, lines = 0, []
        for _ in range(200):
            now += rng.randint(0, 2)
            kind = rng.choice(["s", "t", "t", "t", f"d {rng.randint(1, 30)}"])
            lines.append(f"{now} {kind}")
        test(title, hold, 2, *lines)


def perf(writer):
    for group, n in [("perf1", 18_000), ("perf2", 20_000)]:
        for title, *args in [
            ("many-waiting", 99, 3, 40, [12, 3, 1]),
            ("many-held", 900_001, 3, 40, [5, 5, 1]),
            ("come-back", 31, 10, 20, [2, 5, 1]),
            ("once", 301, 1, 10, [5, 5, 2]),
            ("many-done", 301, 3, 10, [5, 5, 5]),
        ]:
            writer.test(group, title, workers(seeded(f"{group}-{title}"), n, *args))


def main():
    writer = Writer()
    first = ["1 send", "2 take", "3 send", "8 take", "9 done 2", "9 take", "9 take"]
    writer.test("sample", "comes-back", render(5, 3, first))
    writer.test("sample", "dead", render(4, 1, ["0 send", "0 take", "4 done 1", "4 take"]))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("goes-back", "2 5 1\n3 send\n2 send\n")
    writer.invalid("done-with-nothing", "1 5 1\n3 done\n")
    writer.invalid("message-0", "1 5 1\n3 done 0\n")
    writer.invalid("eleven-times", "1 5 11\n3 send\n")
    writer.invalid("held-never", "1 0 1\n3 send\n")
    writer.invalid("unknown", "1 5 1\n3 stop\n")
    writer.invalid("line-missing", "2 5 1\n3 send\n")
    writer.invalid("no-newline", "1 5 1\n3 send")
    writer.finish()


main()

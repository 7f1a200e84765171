"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(lines):
    return f"{len(lines)}\n" + "".join(line + "\n" for line in lines)


def program(rng, n, threads, variables, loners, lone):
    """Variable `v` is behind lock `v`, but the last `loners` threads lock nothing."""
    lines, held = [], {}
    while len(lines) < n:
        kind = rng.choice(["read", "read", "write"])
        variable = rng.randint(1, variables)
        if rng.random() < lone:
            lines.append(f"{kind} {rng.randint(threads - loners + 1, threads)} {variable}")
            continue
        thread = rng.randint(1, threads - loners)
        if thread in held:
            kind = rng.choice([kind, kind, "unlock"])
            lines.append(f"{kind} {thread} {held[thread]}")
            if kind == "unlock":
                del held[thread]
        elif variable not in held.values():
            held[thread] = variable
            lines.append(f"lock {thread} {variable}")
    return render(lines)


def core(writer):
    for title, *args in [
        ("two-threads", 15, 3, 1, 1, 0.2),
        ("three-threads", 40, 4, 3, 1, 0.1),
        ("no-race", 300, 10, 20, 0, 0),
        ("many-races", 300, 12, 6, 6, 0.6),
        ("few-races", 600, 8, 5, 2, 0.02),
        ("many-variables", 900, 20, 100, 4, 0.2),
    ]:
        writer.test("core", title, program(seeded(title), *args))


def edge(writer):
    def test(title, *lines):
        """`r`, `w`, `l` and `u` stand for the kinds of lines."""
        kinds = {"r": "read", "w": "write", "l": "lock", "u": "unlock"}
        writer.test("edge", title, render([kinds[line[0]] + line[1:] for line in lines]))

    test("one-line", "w 1 1")
    test("own-lines", "w 1 1", "r 1 1", "w 1 1")
    test("two-locks", "w 1 1", "l 1 1", "u 1 1", "l 2 1", "l 2 2", "u 2 2", "l 3 2", "w 3 1", "r 2 1")
    test("chain", "w 1 9", "l 1 1", "u 1 1", "l 2 1", "u 2 1", "l 2 2", "u 2 2", "l 3 2", "u 3 2", "l 3 3", "u 3 3", "l 4 3", "w 4 9")
    test("too-early", "l 1 1", "u 1 1", "w 1 5", "l 2 1", "r 2 5", "u 2 1", "l 3 1", "w 3 5")
    test("other-lock", "l 1 1", "w 1 5", "u 1 1", "l 2 2", "w 2 5", "u 2 2", "l 3 1", "l 3 2", "w 3 5")
    test("last-line", "w 1 5", "w 2 5", "w 3 5", "l 3 1", "u 3 1", "l 4 1", "w 4 5")
    test("only-reads", "r 1 5", "r 2 5", "r 3 5", "w 4 5", "r 5 5")
    test("same-numbers", "l 1 1", "w 1 1", "u 1 1", "l 2 1", "r 2 1", "w 2 2", "r 1 2")
    test("write-then-read", "w 1 5", "r 1 5", "w 2 5", "r 2 5", "r 1 5")
    for title, threads in [("small", 4), ("smaller", 3)]:
        rng = seeded(title)
        held, lines = {}, []
        while len(lines) < 200:
            thread, thing = rng.randint(1, threads), rng.randint(1, 3)
            kind = rng.choice("rwllu")
            if kind == "u" and held.get(thing) == thread:
                del held[thing]
            elif kind == "l" and thing not in held:
                held[thing] = thread
            elif kind in "lu":
                continue
            lines.append(f"{kind} {thread} {thing + 3 * (kind in 'rw')}")
        test(title, *lines)


def perf(writer):
    for group, title, *args in [
        ("perf1", "no-race", 20_000, 20, 40, 0, 0),
        ("perf1", "few-races", 20_000, 20, 3_000, 1, 0.01),
        ("perf1", "many-races", 20_000, 20, 500, 10, 0.5),
        ("perf1", "many-variables", 20_000, 20, 5_000, 2, 0.02),
        ("perf1", "two-threads", 20_000, 2, 900, 0, 0),
        ("perf2", "no-race", 24_000, 20, 40, 0, 0),
        ("perf2", "few-races", 24_000, 20, 3_000, 1, 0.01),
        ("perf2", "many-races", 24_000, 20, 500, 10, 0.5),
        ("perf2", "many-variables", 24_000, 20, 5_000, 2, 0.02),
        ("perf2", "two-threads", 24_000, 2, 900, 0, 0),
    ]:
        writer.test(group, title, program(seeded(f"{group}-{title}"), *args))


def main():
    writer = Writer()
    first = ["lock 1 9", "write 1 5", "unlock 1 9", "lock 2 9", "read 2 5", "unlock 2 9", "read 3 5"]
    writer.test("sample", "no-lock", render(first))
    second = ["write 1 7", "lock 1 4", "unlock 1 4", "lock 2 4", "lock 2 6", "unlock 2 6", "write 3 7", "write 1 7"]
    second.insert(6, "lock 3 6")
    writer.test("sample", "chain", render(second))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("taken", "2\nlock 1 1\nlock 2 1\n")
    writer.invalid("takes-twice", "2\nlock 1 1\nlock 1 1\n")
    writer.invalid("not-held", "1\nunlock 1 1\n")
    writer.invalid("thread-21", "1\nread 21 1\n")
    writer.invalid("variable-0", "1\nread 1 0\n")
    writer.invalid("line-missing", "2\nread 1 1\n")
    writer.invalid("no-newline", "1\nread 1 1")
    writer.finish()


main()

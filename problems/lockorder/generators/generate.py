"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(lines):
    return f"{len(lines)}\n" + "".join(line + "\n" for line in lines)


def program(rng, n, threads, locks, deep, swapped):
    """A thread takes up to `deep` locks in its own order of them, so no thread takes two in both orders.

    The order is the same for all threads, but the share `swapped` of them have a random one.
    """
    orders = []
    for _ in range(threads):
        order = list(range(1, locks + 1))
        if rng.random() < swapped:
            rng.shuffle(order)
        orders.append(order)
    lines, held, taken = [], {}, set()
    while len(lines) < n:
        thread = rng.randint(1, threads)
        own = held.setdefault(thread, [])
        place = own[-1] + 1 + int(rng.expovariate(0.3)) if own else rng.randrange(locks)
        if len(own) < deep and place < locks and rng.random() < 0.8:
            lock = orders[thread - 1][place]
            if lock not in taken:
                taken.add(lock)
                own.append(place)
                lines.append(f"lock {thread} {lock}")
        elif own:
            # Giving back a lock in the middle keeps the order of the rest.
            lock = orders[thread - 1][own.pop(rng.randrange(len(own)))]
            taken.discard(lock)
            lines.append(f"unlock {thread} {lock}")
    return render(lines)


def core(writer):
    for title, *args in [
        ("two-threads", 20, 2, 6, 2, 0.6),
        ("three-threads", 60, 3, 8, 3, 0.6),
        ("same-order", 300, 9, 60, 4, 0),
        ("many-pairs", 600, 9, 30, 4, 1),
        ("few-pairs", 900, 30, 200, 4, 0.1),
        ("many-locks", 900, 20, 400, 4, 0.8),
    ]:
        writer.test("core", title, program(seeded(title), *args))


def edge(writer):
    def test(title, *lines):
        """`l` and `u` stand for `lock` and `unlock`."""
        kinds = {"l": "lock", "u": "unlock"}
        writer.test("edge", title, render([kinds[line[0]] + line[1:] for line in lines]))

    def nested(thread, *locks):
        return [f"l {thread} {lock}" for lock in locks] + [f"u {thread} {lock}" for lock in locks]

    test("one-line", "l 20000 20000")
    test("one-thread", *nested(1, 1, 2), *nested(1, 2, 1))
    test("second-thread-later", *nested(1, 1, 2), *nested(1, 2, 1), *nested(2, 1, 2))
    test("second-thread-first", *nested(2, 2, 1), *nested(1, 1, 2), *nested(1, 2, 1))
    test("same-order", *nested(1, 1, 2), *nested(2, 1, 2))
    test("not-inside", "l 1 1", "u 1 1", "l 1 2", "l 2 1", "u 1 2", "l 2 2")
    test("other-order-back", "l 1 1", "l 1 2", "u 1 1", "l 1 3", "u 1 2", "l 1 1", "u 1 3", "u 1 1", *nested(2, 3, 2), *nested(2, 1, 3))
    test("outermost", *nested(1, 1, 2, 3, 4), *nested(2, 4, 1), *nested(3, 4, 3))
    test("three-in-a-ring", *nested(1, 1, 2), *nested(2, 2, 3), *nested(3, 3, 1))
    test("order-of-output", *nested(1, 9, 10, 100, 2), *nested(2, 2, 100, 10, 9))
    for title, locks in [("small", 5), ("smaller", 3)]:
        rng = seeded(title)
        lines, held = [], {}
        while len(lines) < 120:
            thread, lock = rng.randint(1, 4), rng.randint(1, locks)
            if held.get(lock) == thread:
                del held[lock]
                lines.append(f"u {thread} {lock}")
            elif lock not in held and list(held.values()).count(thread) < 4:
                held[lock] = thread
                lines.append(f"l {thread} {lock}")
        test(title, *lines)


def perf(writer):
    for group, n in [("perf1", 15_000), ("perf2", 20_000)]:
        for title, *args in [
            ("many-locks", 50, 9_000, 4, 0.3),
            ("few-locks", 20, 300, 4, 1),
            ("many-threads", 400, 9_000, 4, 0.1),
            ("same-order", 60, 9_000, 4, 0),
            ("two-deep", 50, 900, 2, 0.5),
        ]:
            writer.test(group, title, program(seeded(f"{group}-{title}"), n, *args))


def main():
    writer = Writer()
    first = ["lock 1 3", "lock 1 5", "unlock 1 5", "unlock 1 3", "lock 2 5", "lock 2 3"]
    writer.test("sample", "both-orders", render(first))
    second = ["lock 1 1", "lock 1 2", "unlock 1 1", "lock 1 1", "unlock 1 1", "unlock 1 2"]
    second += ["lock 2 8", "lock 2 9", "unlock 2 8", "lock 2 7", "unlock 2 7", "lock 2 8", "unlock 2 8", "unlock 2 9"]
    second += ["lock 1 9", "lock 1 8"]
    writer.test("sample", "one-thread", render(second))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("taken", "2\nlock 1 1\nlock 2 1\n")
    writer.invalid("takes-twice", "2\nlock 1 1\nlock 1 1\n")
    writer.invalid("not-held", "1\nunlock 1 1\n")
    writer.invalid("five", "5\n" + "".join(f"lock 1 {lock}\n" for lock in range(1, 6)))
    writer.invalid("lock-0", "1\nlock 1 0\n")
    writer.invalid("unknown", "1\ntake 1 1\n")
    writer.invalid("line-missing", "2\nlock 1 1\n")
    writer.invalid("no-newline", "1\nlock 1 1")
    writer.finish()


main()

"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def render(lines):
    return f"{len(lines)}\n" + "".join(line + "\n" for line in lines)


def word(number):
    """Short words, so that many lines fit into a small file."""
    return (word(number // 36) if number >= 36 else "") + DIGITS[number % 36]


class Lock:
    def __init__(self, name):
        self.name = name
        self.waiting = []  # thread, whether it writes
        self.holding = []

    def right(self, rng):
        """A place in the queue from which the lock may be given."""
        if not self.waiting or any(writes for _, writes in self.holding[:1]):
            return None
        if self.waiting[0][1]:
            return None if self.holding else 0
        readers = 0
        while readers < min(40, len(self.waiting)) and not self.waiting[readers][1]:
            readers += 1
        return rng.randrange(readers)

    def wrong(self, rng):
        """A place from which it may not; no writer overtakes a reader."""
        places = []
        blocked = any(writes for _, writes in self.holding)
        before = set()
        for place, (_, writes) in enumerate(self.waiting[:40]):
            if blocked or (writes and self.holding) or (True in before and (not writes or before == {True})):
                places.append(place)
            before.add(writes)
        return rng.choice(places) if places else None


def program(rng, count, threads, locks, crowd, writers, wrong):
    """A log that keeps up to `crowd` threads waiting for each lock, and ends with some of them."""
    lines = []
    all_locks = [Lock(word(number)) for number in range(locks)]
    while len(lines) < count:
        lock = rng.choice(all_locks)
        chance = rng.random()
        place = lock.wrong(rng) if rng.random() < wrong else lock.right(rng)
        if len(lock.waiting) < crowd and chance < 0.5:
            thread = word(rng.randrange(threads))
            if all(thread != other for other, _ in lock.waiting + lock.holding):
                writes = rng.random() < writers
                lock.waiting.append((thread, writes))
                lines.append(f"ask {thread} {lock.name} {'write' if writes else 'read'}")
        elif place is not None and chance < 0.8:
            lock.holding.append(lock.waiting.pop(place))
            lines.append(f"get {lock.holding[-1][0]} {lock.name}")
        elif lock.holding:
            thread, _ = lock.holding.pop(rng.randrange(len(lock.holding)))
            lines.append(f"free {thread} {lock.name}")
    return lines


def core(writer):
    for title, count, threads, locks, crowd, writers, wrong in [
        ("one-lock", 12, 4, 1, 3, 0.4, 0.2),
        ("two-locks", 30, 5, 2, 4, 0.4, 0.1),
        ("readers", 150, 20, 3, 8, 0.1, 0.1),
        ("writers", 150, 20, 3, 8, 0.9, 0.1),
        ("many-locks", 600, 100, 60, 5, 0.3, 0.05),
        ("all-right", 400, 30, 8, 8, 0.4, 0.0),
        ("busy", 1_000, 60, 10, 20, 0.3, 0.05),
    ]:
        lines = program(seeded(title), count, threads, locks, crowd, writers, wrong)
        writer.test("core", title, render(lines))


def edge(writer):
    def test(title, *lines):
        """`r`, `w`, `q`, `g` and `f` stand for the kinds of lines."""
        kinds = {"r": "ask {} read", "w": "ask {} write", "q": "quit {}", "g": "get {}", "f": "free {}"}
        full = [kinds[kind].format(rest) for kind, rest in (line.split(" ", 1) for line in lines)]
        writer.test("edge", title, render(full))

    test("one-line", "r a x")
    test("same-names", "w a a", "g a a", "r a b", "g a b", "w b a", "f a a", "g b a")
    test("quit-writer", "r a x", "w b x", "r c x", "q b x", "g c x", "g a x", "f c x", "f a x")
    test("quit-first", "w a x", "r b x", "w c x", "q a x", "g c x", "q b x", "f c x", "w b x", "g b x")
    test("quit-and-ask-again", "w a x", "r b x", "q a x", "w a x", "g b x", "f b x", "r b x", "g b x", "g a x")
    test("quit-all", "w a x", "r b x", "r c y", "q a x", "q b x", "q c y")
    test("writer-passes-reader", "r a x", "w b x", "g b x", "f b x", "w b x", "w c x", "g c x", "g a x")
    test("reader-passes-readers", "r a x", "r b x", "r c x", "g c x", "g b x", "g a x", "f b x", "w b x", "f a x", "f c x", "g b x")
    test("two-writers-hold", "w a x", "w b x", "r c x", "w d x", "g a x", "g b x", "g c x", "f a x", "g d x", "f b x", "f c x", "r e x", "g e x")
    test("holder-since-longest", "r a x", "r b x", "r c x", "w d x", "g c x", "g a x", "g b x", "g d x", "f c x", "f d x", "w d x", "g d x")
    test("reader-holds-with-writer", "r a x", "w b x", "g a x", "g b x", "r c x", "g c x", "f b x", "r d x", "g d x", "w b x", "g b x")
    test("conflict-before-unfair", "w a x", "w b x", "w c x", "g a x", "g c x", "f c x", "f a x", "g b x")
    test("other-locks", "w a x", "w b y", "w c x", "r d y", "g b y", "g d y", "g a x", "f a x", "g c x")
    test("idle", "r a x", "w b y", "g b y", "f b y", "r c z", "g c z", "r d z", "w e z", "r f w")
    test("asks-again", "r a x", "g a x", "f a x", "w b x", "r a x", "g a x", "f a x", "w a x", "g b x", "f b x", "g a x")
    test("longest-names", "w zzzzzz zzzzzz", "w zzzzz0 zzzzzz", "g zzzzz0 zzzzzz", "g zzzzzz zzzzzz")
    for title, names in [("small", "abcde"), ("smaller", "abc")]:
        rng = seeded(title)
        state, lines = {}, []
        for _ in range(300):
            key = f"{rng.choice(names)} {rng.choice('xy')}"
            kind = rng.choice({"waits": "ggq", "holds": "f"}.get(state.get(key), "rw"))
            state[key] = {"g": "holds", "r": "waits", "w": "waits"}.get(kind)
            lines.append(f"{kind} {key}")
        test(title, *lines)


def perf(writer):
    for group, title, count, threads, locks, crowd, writers, wrong in [
        ("perf1", "crowd", 10_000, 40_000, 1, 1_000, 0.3, 0.01),
        ("perf1", "readers", 10_000, 40_000, 1, 1_000, 0.01, 0),
        ("perf1", "writers", 10_000, 40_000, 1, 1_000, 0.95, 0.01),
        ("perf1", "many-locks", 12_000, 1_000, 1_500, 4, 0.3, 0.02),
        ("perf1", "two-locks", 10_000, 40_000, 2, 600, 0.3, 0.01),
        ("perf2", "crowd", 20_000, 40_000, 1, 3_000, 0.3, 0.01),
        ("perf2", "readers", 20_000, 40_000, 1, 3_000, 0.01, 0),
        ("perf2", "writers", 20_000, 40_000, 1, 3_000, 0.95, 0.01),
        ("perf2", "many-locks", 20_000, 2_000, 3_000, 4, 0.3, 0.02),
        ("perf2", "two-locks", 20_000, 40_000, 2, 1_500, 0.3, 0.01),
    ]:
        rng = seeded(f"{group}-{title}")
        writer.test(group, title, render(program(rng, count, threads, locks, crowd, writers, wrong)))


def main():
    writer = Writer()
    first = ["ask a x read", "get a x", "ask b x write", "ask c x read", "get c x", "get b x"]
    writer.test("sample", "unfair", render(first))
    second = [
        "ask p m read",
        "ask q m write",
        "get p m",
        "quit q m",
        "ask r m read",
        "get r m",
        "ask t n read",
        "ask s n write",
        "get s n",
        "free s n",
    ]
    writer.test("sample", "quit", render(second))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("asks-twice", "2\nask a x read\nask a x read\n")
    writer.invalid("asks-holding", "3\nask a x read\nget a x\nask a x write\n")
    writer.invalid("gets-unasked", "1\nget a x\n")
    writer.invalid("frees-waiting", "2\nask a x read\nfree a x\n")
    writer.invalid("quits-holding", "3\nask a x read\nget a x\nquit a x\n")
    writer.invalid("no-mode", "1\nask a x\n")
    writer.invalid("capital-lock", "1\nask a X read\n")
    writer.invalid("line-missing", "2\nask a x read\n")
    writer.invalid("no-newline", "1\nask a x read")
    writer.finish()


main()

"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(trace):
    return f"{len(trace)}\n" + "".join(" ".join(line) + "\n" for line in trace)


class Server:
    """Keeps the state of threads and locks, so that no waiting thread does anything."""

    def __init__(self):
        self.trace = []
        self.queues = {}  # a holder, then those that wait
        self.held = {}
        self.waiting = set()

    def want(self, thread, lock):
        self.trace.append(("want", thread, lock))
        queue = self.queues.setdefault(lock, [])
        queue.append(thread)
        if len(queue) > 1:
            self.waiting.add(thread)
        else:
            self.held.setdefault(thread, []).append(lock)

    def free(self, thread, lock):
        self.trace.append(("free", thread, lock))
        self.held[thread].remove(lock)
        queue = self.queues[lock]
        queue.pop(0)
        if queue:
            self.waiting.remove(queue[0])
            self.held.setdefault(queue[0], []).append(lock)


def work(rng, server, threads, locks, count, reckless=0.0, eager=0.5):
    """Lines of threads that take locks in their order, except with the chance `reckless`."""
    for _ in range(count):
        able = [t for t in threads if t not in server.waiting]
        if not able:
            return
        thread = rng.choice(able)
        held = server.held.get(thread, [])
        if held and rng.random() > eager:
            server.free(thread, rng.choice(held))
            continue
        top = max((locks.index(lock) for lock in held if lock in locks), default=-1)
        choice = locks if rng.random() < reckless else locks[top + 1 :]
        choice = [lock for lock in choice if lock not in held]
        if choice:
            server.want(thread, rng.choice(choice))


def ring(rng, server, threads, locks):
    """Each of the threads takes its lock; then they ask for the next one's, in any order."""
    for thread, lock in zip(threads, locks):
        server.want(thread, lock)
    asks = list(zip(threads, locks[1:] + locks[:1]))
    rng.shuffle(asks)
    for thread, lock in asks:
        server.want(thread, lock)


def names(rng, letter, count):
    return rng.sample([f"{letter}{number}" for number in range(count)], count)


def hanging(rng, threads, locks, size, before, after):
    """Work, a deadlock of `size` threads, and work of others who run into it."""
    server = Server()
    workers, plain = names(rng, "t", threads), names(rng, "m", locks)
    work(rng, server, workers, plain, before)
    if size > 0:
        hot = names(rng, "r", size)
        ring(rng, server, names(rng, "x", size), hot)
        unlucky = max(1, threads // 4)
        work(rng, server, workers[unlucky:], plain, after)
        work(rng, server, workers[:unlucky], plain + hot, after // 4)
    return server.trace


def chain(rng, count, closed, shuffled=True):
    """A chain in which each thread waits for the next; the last one, if closed, for the first."""
    server = Server()
    threads, locks = names(rng, "t", count), names(rng, "m", count)
    for thread, lock in zip(threads, locks):
        server.want(thread, lock)
    asks = list(zip(threads, locks[1:]))
    if closed is not None:
        asks.append((threads[-1], locks[closed]))
    if shuffled:
        rng.shuffle(asks)
    for thread, lock in asks:
        server.want(thread, lock)
    return server.trace


def core(writer):
    for title, threads, locks, size, before, after in [
        ("two-threads", 2, 3, 2, 4, 2),
        ("no-deadlock", 5, 4, 0, 30, 0),
        ("five-in-a-ring", 6, 5, 5, 40, 20),
        ("many-stuck", 30, 8, 3, 100, 300),
        ("two-locks", 60, 40, 2, 600, 300),
        ("long-queues", 80, 3, 4, 500, 100),
        ("busy-server", 200, 120, 8, 1_500, 1_000),
    ]:
        writer.test(
            "core", title, render(hanging(seeded(title), threads, locks, size, before, after))
        )


def edge(writer):
    def test(title, trace):
        writer.test("edge", title, render(trace))

    test("one-line", [("want", "t", "l")])
    same = ["want a a", "want b b", "want c a", "want a b", "want b a"]
    test("same-names", [line.split() for line in same])
    test("all-freed", [(kind, f"t{i}", "l") for i in range(8) for kind in ("want", "free")])
    test(
        "handed-over",
        [("want", f"t{i}", "l") for i in range(6)] + [("free", f"t{i}", "l") for i in range(4)],
    )
    rng = seeded("later-first")
    server = Server()
    for index in (2, 1, 0):  # threads that begin to wait first are in the deadlock that closes last
        for side in "ab":
            server.want(f"{side}{index}", f"{side}{index}")
    for index in range(3):
        server.want(f"a{index}", f"b{index}")
    for index in (2, 1, 0):
        server.want(f"b{index}", f"a{index}")
    test("later-first", server.trace)
    test("ring-of-all", chain(rng, 50, 0))
    test("tail", chain(rng, 50, 40))
    test("open-chain", chain(rng, 50, None))
    for title, threads, locks, count, reckless in [
        ("small", 4, 3, 40, 1.0),
        ("many-rings", 60, 60, 600, 0.6),
        ("reckless", 100, 30, 800, 0.3),
        ("few-locks", 40, 4, 300, 0.8),
    ]:
        rng = seeded(title)
        server = Server()
        work(rng, server, names(rng, "t", threads), names(rng, "m", locks), count, reckless)
        test(title, server.trace)
    rng = seeded("pairs")
    server = Server()
    workers = names(rng, "t", 60)
    for i in rng.sample(range(30), 30):
        ring(rng, server, workers[2 * i : 2 * i + 2], [f"m{i}a", f"m{i}b"])
    test("pairs", server.trace)


def perf(writer):
    for group, chained, size in [("perf1", 8_000, 2_000), ("perf2", 11_000, 4_000)]:
        for title, trace in [
            ("one-ring", lambda rng: chain(rng, chained, 0)),
            ("long-tail", lambda rng: chain(rng, chained, chained - 2)),
            ("open-chain", lambda rng: chain(rng, chained, None)),
            ("in-order", lambda rng: chain(rng, chained // 2, chained // 4, False)),
            ("work-and-ring", lambda rng: hanging(rng, 300, 40, size, 2_000, 1_500)),
        ]:
            writer.test(group, title, render(trace(seeded(f"{group}-{title}"))))


def main():
    writer = Writer()
    first = ["want a x", "want b x", "want c y", "free a x", "want d y", "want b y", "want c x"]
    writer.test("sample", "deadlock", render([line.split() for line in first]))
    second = ["want q z", "want p z", "want a k", "want b l", "want c m", "want d n", "want a l"]
    second += ["want c n", "want d m", "want b k"]
    writer.test("sample", "two-deadlocks", render([line.split() for line in second]))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("waiting-thread-asks", "3\nwant a x\nwant b x\nwant b y\n")
    writer.invalid("asks-again", "2\nwant a x\nwant a x\n")
    writer.invalid("frees-other", "2\nwant a x\nfree b x\n")
    writer.invalid("unknown-word", "1\ntake a x\n")
    writer.invalid("long-name", "1\nwant a123456789 x\n")
    writer.invalid("count", "2\nwant a x\n")
    writer.invalid("no-newline", "1\nwant a x")
    writer.finish()


main()

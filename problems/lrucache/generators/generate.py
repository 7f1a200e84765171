"""Writes all tests. Run: python3 generators/generate.py"""

import itertools

from writer import Writer, seeded

ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789"
KEYS = ["".join(word) for word in itertools.product(ALPHABET, repeat=3)]


def render(events, capacity):
    return f"{len(events)} {capacity}\n" + "".join(f"{event}\n" for event in events)


def traffic(rng, count, keys, sizes, puts=40, deletes=5):
    """A mix of events; the earlier a key stands in `keys`, the more often it is used."""
    events = []
    for _ in range(count):
        key = keys[int(len(keys) * rng.random() ** 2)]
        kind = rng.randrange(100)
        if kind < puts:
            events.append(f"p {key} {rng.randint(*sizes)}")
        elif kind < puts + deletes:
            events.append(f"d {key}")
        else:
            events.append(f"g {key}")
    return events


def core(writer):
    for title, count, keys, sizes, capacity in [
        ("tiny", 15, 4, (1, 5), 10),
        ("equal-sizes", 100, 12, (1, 1), 6),
        ("small", 200, 20, (1, 30), 100),
        ("roomy", 500, 50, (1, 10), 400),
        ("tight", 1_000, 80, (40, 100), 150),
        ("service", 2_500, 300, (1, 500), 20_000),
    ]:
        rng = seeded(title)
        events = traffic(rng, count, rng.sample(KEYS, keys), sizes)
        writer.test("core", title, render(events, capacity))


def edge(writer):
    def test(title, events, capacity):
        writer.test("edge", title, render(events, capacity))

    test("one-miss", ["g a"], 1)
    test("all-deleted", ["p a 1", "p b 1", "d a", "d b", "d b", "g a"], 2)
    test("too-large-again", ["p a 2", "p b 3", "p a 11", "g a", "g b", "p c 5", "p d 3"], 10)
    test("exactly-full", ["p a 4", "p b 6", "g a", "p c 6", "g b", "p a 5", "p a 10", "p b 10"], 10)
    test("largest-sizes", [f"p k{i} 1000000000" for i in range(5)] + ["g k4", "g k3"], 1_000_000_000)
    test("larger-again", ["p a 1", "p b 1", "p c 1", "p a 3", "g b", "p a 2", "p d 1"], 3)
    rng = seeded("above-capacity")
    events = traffic(rng, 300, rng.sample(KEYS, 10), (1, 24), puts=60)
    writer.test("edge", "above-capacity", render(events, 20))


def cycle(rng, items, gets, absent):
    """Fills the cache, then gets items in the order in which they were put, or absent ones."""
    keys = rng.sample(KEYS, items + absent)
    stored, missing = keys[:items], keys[items:]
    events = [f"p {key} 1" for key in stored]
    for i in range(gets):
        events.append(f"g {rng.choice(missing) if i % 2 and missing else stored[i % items]}")
    return events


def perf(writer):
    def test(group, title, events, capacity):
        writer.test(group, title, render(events, capacity))

    rng = seeded("perf1")
    test("perf1", "all-different", [f"p {key} 1" for key in rng.sample(KEYS, 16_000)], 8_500)
    test("perf1", "cycle", cycle(rng, 2_500, 5_000, 500), 2_500)
    for title, keys, sizes, capacity in [
        ("many-keys", 5_000, (1, 9), 15_000),
        ("few-keys", 100, (1, 1_000_000), 10_000_000),
        ("tight", 2_000, (1, 9), 40),
    ]:
        events = traffic(rng, 4_000, rng.sample(KEYS, keys), sizes)
        test("perf1", title, events, capacity)
    rng = seeded("perf2")
    test("perf2", "long-cycle", cycle(rng, 22_000, 32_000, 15_000), 22_000)
    test("perf2", "all-different", [f"p {key} 1" for key in rng.sample(KEYS, 17_000)], 8_500)
    for title, keys, sizes, capacity in [
        ("many-keys", 8_000, (1, 9), 20_000),
        ("few-keys", 100, (1, 1_000_000), 10_000_000),
        ("tight", 2_000, (1, 9), 40),
    ]:
        events = traffic(rng, 6_000, rng.sample(KEYS, keys), sizes)
        test("perf2", title, events, capacity)


def main():
    writer = Writer()
    first = ["p a 4", "p b 3", "p c 3", "g a", "p d 5", "g b", "g a"]
    writer.test("sample", "makes-room", render(first, 10))
    writer.test("sample", "too-large", render(["p big 9", "g big", "p ok 2", "g ok", "d ok"], 8))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("put-without-size", "1 5\np a\n")
    writer.invalid("size-zero", "1 5\np a 0\n")
    writer.invalid("unknown-event", "1 5\nx a\n")
    writer.invalid("two-spaces", "1 5\ng  a\n")
    writer.invalid("missing-line", "2 5\ng a\n")
    writer.invalid("long-key", "1 5\ng abcdefghijk\n")
    writer.finish()


main()

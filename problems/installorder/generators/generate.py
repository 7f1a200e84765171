"""Writes all tests. Run: python3 generators/generate.py"""

import itertools

from writer import Writer, seeded

LETTERS = "abcdefghijklmnopqrstuvwxyz"
WORDS = ["".join(word) for word in itertools.product(LETTERS, repeat=4)]


def render(rng, needs):
    """The packages in random order."""
    rows = [" ".join([name, *others]) for name, others in needs.items()]
    rng.shuffle(rows)
    return f"{len(rows)}\n" + "".join(f"{row}\n" for row in rows)


def layered(rng, names, most):
    """No cycles: each package depends on some of those before it in `names`."""
    needs = {}
    for at, name in enumerate(names):
        count = rng.randint(0, min(most, at))
        near = names[max(0, at - 200) : at]
        needs[name] = rng.sample(near, min(count, len(near)))
    return needs


def close_cycle(rng, needs, length):
    """Adds new packages that depend on each other in a ring and on some older ones."""
    old = list(needs)
    ring = [w for w in rng.sample(WORDS, length + 50) if w not in needs][:length]
    for at, name in enumerate(ring):
        needs[name] = [ring[(at + 1) % length], *rng.sample(old, min(1, len(old)))]
    return ring


def hang_on(rng, needs, targets, count):
    """Adds packages that depend on `targets` or on each other: blocked when the targets are."""
    names = [w for w in rng.sample(WORDS, count + 200) if w not in needs][:count]
    pool = list(targets)
    for name in names:
        needs[name] = rng.sample(pool, min(len(pool), rng.randint(1, 2)))
        pool.append(name)


def chain(names, reverse):
    """Each package depends on the next one in dictionary order, or on the one before."""
    names = sorted(names, reverse=not reverse)
    return {name: names[at + 1 : at + 2] for at, name in enumerate(names)}


def core(writer):
    for title, count, most, rings, hanging in [
        ("all-installed", 12, 2, [], 0),
        ("one-cycle", 15, 3, [3], 4),
        ("some-missing", 40, 3, [], 6),
        ("two-cycles", 100, 3, [2, 7], 0),
        ("tree", 300, 1, [], 0),
        ("mixed", 500, 4, [12], 40),
    ]:
        rng = seeded(title)
        needs = layered(rng, rng.sample(WORDS, count), most)
        found = [close_cycle(rng, needs, length) for length in rings]
        hang_on(rng, needs, found[0] if found else ["no-such"], hanging)
        writer.test("core", title, render(rng, needs))


def edge(writer):
    def test(title, needs):
        writer.test("edge", title, render(seeded(title), needs))

    test("one-package", {"a": []})
    test("needs-itself", {"a": ["a"], "b": ["a"], "c": []})
    test("nothing-installed", {"a": ["b"], "b": ["a"], "c": ["b"], "d": ["none"]})
    test("given-twice", {"x": ["y", "y"], "y": [], "z": ["x", "y", "x"]})
    test("order-of-signs", {"a-b": [], "a": [], "ab": [], "a1": [], "9": ["a-"], "a-": []})
    test(
        "between-cycles",
        {"a": ["b"], "b": ["a", "m"], "m": ["n"], "n": ["y"], "x": ["y"], "y": ["x"], "k": ["a"]},
    )
    rng = seeded("cycles-in-a-row")
    needs = layered(rng, rng.sample(WORDS, 50), 2)
    rings = [close_cycle(rng, needs, 5) for _ in range(4)]
    for at, (first, second) in enumerate(zip(rings, rings[1:])):
        needs[first[0]].append(f"between-{at}")
        needs[f"between-{at}"] = [second[0]]
    test("cycles-in-a-row", needs)


def perf(writer):
    for group, size in [("perf1", 9_500), ("perf2", 16_000)]:
        rng = seeded(group)
        names = rng.sample(WORDS, size)
        writer.test(group, "each-needs-the-next", render(rng, chain(names, True)))
        rest = 4_000 if group == "perf1" else 6_000
        names = names[:rest]
        writer.test(group, "each-needs-the-last", render(rng, chain(names, False)))
        ring = chain(names[: rest // 2], True)
        ring[max(ring)] = [min(ring)]
        hang_on(rng, ring, list(ring)[:5], rest // 3)
        writer.test(group, "long-cycle", render(rng, ring))
        writer.test(group, "layers", render(rng, layered(rng, names, 4)))
        star = {name: [names[0]] for name in names[1:]}
        star[names[0]] = []
        writer.test(group, "star", render(rng, star))


def main():
    writer = Writer()
    rng = seeded("samples")
    first = {"zip": [], "app": ["log", "zip"], "log": [], "tool": ["log"]}
    writer.test("sample", "all-installed", render(rng, first))
    second = {
        "red": ["blue"],
        "blue": ["red", "base"],
        "shop": ["blue"],
        "base": [],
        "site": ["fonts"],
    }
    writer.test("sample", "left-over", render(rng, second))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("given-again", "2\na\na b\n")
    writer.invalid("trailing-space", "1\na \n")
    writer.invalid("upper-case", "1\nA\n")
    writer.invalid("begins-with-dash", "1\n-a\n")
    writer.invalid("empty-line", "2\na\n\n")
    writer.invalid("too-few-lines", "3\na\nb\n")
    writer.finish()


main()

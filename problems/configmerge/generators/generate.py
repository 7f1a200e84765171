"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789_"
# No word begins with another one.
PARTS = ["app", "db", "log", "web", "mail", "cache", "queue", "host", "port", "user", "size", "ttl"]
VALUES = ["on", "off", "5432", "localhost", "a=b", "!x", "1.5", "debug", "/var/run", "key=val=ue"]


def render(layers, queries):
    """`layers` maps ranks to lists of lines; they are written in the order given."""
    out = [f"{len(layers)} {len(queries)}"]
    for rank, lines in layers.items():
        out += [f"{rank} {len(lines)}", *lines]
    return "".join(f"{line}\n" for line in out + list(queries))


def key(rng, depth, parts=PARTS):
    return ".".join(rng.choice(parts) for _ in range(rng.randint(1, depth)))


def layer(rng, count, depth, removals, parts=PARTS):
    lines = []
    for _ in range(count):
        if rng.randrange(100) < removals:
            lines.append("!" + key(rng, depth, parts))
        else:
            lines.append(f"{key(rng, depth, parts)}={rng.choice(VALUES)}")
    return lines


def stack(rng, layers, count, depth, removals, queries, parts=PARTS):
    ranks = rng.sample(range(1_000_000), layers)
    found = {rank: layer(rng, count, depth, removals, parts) for rank in ranks}
    return render(found, [key(rng, depth, parts) for _ in range(queries)])


def core(writer):
    for title, layers, count, depth, removals, queries in [
        ("one-layer", 1, 6, 2, 0, 8),
        ("two-layers", 2, 12, 2, 10, 15),
        ("removals", 3, 30, 2, 30, 40),
        ("many-layers", 20, 10, 3, 15, 100),
        ("deep-keys", 5, 100, 8, 10, 150),
        ("large", 10, 150, 3, 5, 400),
    ]:
        writer.test("core", title, stack(seeded(title), layers, count, depth, removals, queries))


def edge(writer):
    def test(title, layers, queries):
        writer.test("edge", title, render(layers, queries))

    test("empty-layers", {5: [], 0: []}, ["a", "a.b"])
    test("similar-names", {1: ["db=1", "db.x=2", "dbx=3", "db_x.y=4", "!db"]}, ["db", "db.x", "dbx", "db_x.y"])
    test("removed-in-between", {9: ["a.b=3"], 3: ["!a"], 1: ["a=1", "a.b=2", "a.c=2"]}, ["a", "a.b", "a.c"])
    test("same-layer", {7: ["a=1", "!a", "a=2", "a=3", "!a.b", "b=1", "!b", "!b"]}, ["a", "b"])
    test("signs-in-values", {1: ["a===", "b=!b", "c=.", "d=unset", "e=<unset", "f=!"]}, list("abcdef"))
    longest = ".".join(["abcdefghij"] * 8)
    lines = [f"{longest}={'v' * 20}", f"{longest[:-1]}=1", f"!{longest[:-1]}"]
    test("longest", {0: lines, 1_000_000: ["!abcdefghi"]}, [longest, longest[:-1]])
    similar = ["a", "aa", "a_", "b", "ab", "a1"]
    writer.test("edge", "similar-parts", stack(seeded("similar-parts"), 5, 60, 3, 25, 200, similar))


def words(rng, count, length):
    found = {}
    while len(found) < count:
        found["".join(rng.choice(ALPHABET) for _ in range(length))] = None
    return list(found)


def many_removals(group, settings, removals):
    """Removals that find nothing while many settings are in force."""
    rng = seeded(f"{group}-removals")
    names = words(rng, settings + removals, 3)
    keys = [f"{name}.{rng.choice('abc')}" for name in names[:settings]]
    low = [f"{k}={rng.randrange(10)}" for k in keys]
    high = [f"!{name}" for name in names[settings:]]
    return render({2: high, 1: low}, rng.sample(keys, 50))


def same_subtree(group, rounds, size):
    """A subtree is filled and removed again and again, beside one that stays."""
    rng = seeded(f"{group}-subtree")
    lines = [f"stay.{word}=1" for word in words(rng, size, 3)]
    for turn in range(rounds):
        lines += [f"go.{turn}.{part}={turn}" for part in "abc"] + ["!go"]
    return render({4: lines}, ["go", "go.1.a", lines[0].split("=")[0]])


def perf(writer):
    writer.test("perf1", "many-removals", many_removals("perf1", 8_000, 6_500))
    writer.test("perf1", "same-subtree", same_subtree("perf1", 1_200, 2_500))
    writer.test("perf2", "many-removals", many_removals("perf2", 25_000, 24_000))
    writer.test("perf2", "same-subtree", same_subtree("perf2", 2_000, 5_000))
    for group, count in [("perf1", 25), ("perf2", 40)]:
        for title, depth, removals, queries in [
            ("few-removals", 4, 2, 1_000),
            ("deep-keys", 8, 10, 100),
            ("many-queries", 3, 5, 3_000),
        ]:
            rng = seeded(f"{group}-{title}")
            writer.test(group, title, stack(rng, 60, count, depth, removals, queries))


def main():
    writer = Writer()
    rank5 = ["port=8443", "!db", "db.host=db2"]
    rank1 = ["port=80", "db.host=localhost", "db.user=app"]
    queries = ["port", "db.host", "db.user", "db"]
    writer.test("sample", "two-layers", render({5: rank5, 1: rank1}, queries))
    lines = ["!log", "log.format=level=full", "log.file=/tmp/log"]
    writer.test("sample", "one-layer", render({0: lines}, ["log", "log.format"]))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("no-value", "1 1\n0 1\na=\na\n")
    writer.invalid("empty-part", "1 1\n0 1\na..b=1\na\n")
    writer.invalid("same-rank", "2 1\n0 0\n0 0\na\n")
    writer.invalid("space-in-value", "1 1\n0 1\na=1 2\na\n")
    writer.invalid("query-missing", "1 2\n0 0\na\n")
    writer.invalid("upper-case", "1 1\n0 0\nA\n")
    writer.finish()


main()

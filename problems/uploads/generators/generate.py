"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def word(number):
    """Short words, so that many lines fit into a small file."""
    return (word(number // 36) if number >= 36 else "") + DIGITS[number % 36]


def render(limit, requests):
    return f"{len(requests)} {limit}\n" + "".join(f"{request}\n" for request in requests)


def clients(rng, count, at_once, parts, files, most, shares, again=0.0):
    """Up to `at_once` uploads are under way. `shares` are those of part, done, stop and size; `again`
    is the share of parts that are sent twice. Files have different names unless `again` is above 0."""
    requests, under_way, number = [], [], 0
    while len(requests) < count:
        if len(under_way) < at_once and rng.random() < 0.4:
            size = rng.randint(1, parts)
            name = word(rng.randrange(files)) if again else word(number + 1)
            requests.append(f"start {name} {size}")
            if all(name != other for *_, other in under_way):
                number += 1
                under_way.append((number, size, rng.sample(range(1, size + 1), size), name))
            continue
        if not under_way:
            continue
        upload = rng.choice(under_way)
        place, size, left, _ = upload
        kind = rng.choices(["part", "done", "stop", "size"], shares)[0]
        if not left and kind == "part":
            kind = "done"
        if kind == "size":
            known = files if again else number + 1
            requests.append(f"size {word(rng.randint(0, known))}")
        elif kind == "stop" or (kind == "done" and not left):
            requests.append(f"{kind} {place}")
            under_way.remove(upload)
        elif kind == "done":
            requests.append(f"done {place}")
        elif rng.random() < 0.97:
            part = rng.randint(1, size) if rng.random() < again else left.pop()
            requests.append(f"part {place} {part} {rng.randint(1, most)}")
        else:
            requests.append(f"part {rng.randint(1, number + 2)} {size + 1} {most}")
    return requests


def core(writer):
    for title, limit, *args in [
        ("one-at-once", 1_000, 15, 1, 3, 9, 20, (6, 2, 0, 1)),
        ("three-at-once", 10_000, 60, 3, 4, 9, 99, (6, 2, 1, 1)),
        ("much-stopped", 2_000, 200, 5, 5, 9, 99, (6, 1, 2, 1)),
        ("little-room", 300, 200, 4, 4, 9, 60, (6, 2, 1, 1)),
        ("many-parts", 100_000_000, 500, 4, 100, 9, 100_000, (30, 3, 0, 1)),
        ("many-files", 1_000_000_000, 600, 40, 3, 99, 1_000_000, (6, 3, 1, 2)),
    ]:
        writer.test("core", title, render(limit, clients(seeded(title), *args)))


def edge(writer):
    def test(title, limit, *requests):
        writer.test("edge", title, render(limit, requests))

    test("one-request", 1, "size a")
    begun = "start a 2"
    test("exactly-full", 10, begun, "part 1 1 4", "part 1 2 6", "done 1", "size a")
    test("one-byte-too-much", 10, begun, "part 1 1 4", "part 1 2 7", "part 1 2 6", "done 1")
    test("part-again", 10, begun, "part 1 1 8", "part 1 1 9", "part 1 1 3", "part 1 2 7", "done 1")
    test("part-again-too-large", 10, begun, "part 1 1 8", "part 1 1 11", "part 1 2 2", "done 1")
    there = ["start a 1", "part 1 1 4", "done 1"]
    replaced = ["start a 2", "part 2 1 5", "part 2 2 1", "done 2", "part 3 1 1"]
    test("file-again", 10, *there, *replaced, "start b 1", "part 3 1 4", "part 3 1 5")
    both = ["start a 1", "part 2 1 7", "size a", "part 2 1 6", "done 2", "size a"]
    test("file-stays-until-done", 10, *there, *both)
    test("stopped-file-stays", 10, *there, "start a 1", "stop 2", "size a")
    over = ["stop 1", "stop 1", "done 1", "part 1 1 1", "part 1 9 1"]
    test("over", 10, begun, *over, "start a 1", "done 2")
    early = ["part 1 1 1", "done 1", "stop 15000"]
    test("not-begun", 10, *early, begun, "start a 1", "done 2", "part 2 9 1")
    test("no-such-part", 10, begun, "part 1 3 1", "part 1 3 99", "part 1 1000 1", "done 1")
    moves = [request for k in (2, 1, 4, 3) for request in ("done 1", f"part 1 {k} 1")]
    test("missing-moves", 99, "start a 4", *moves, "done 1")
    test("file-named-like-upload", 99, "start 1 1", "part 1 1 5", "size 1", "done 1", "size 1")
    parts = [f"part 1 {part} 1000000" for part in range(1, 1001)]
    full = ["start zzzzzz 1000", *parts, "done 1", "start a 1", "part 2 1 1"]
    test("largest", 1_000_000_000, *full)
    for title, limit, files in [("small", 60, 3), ("smaller", 25, 2)]:
        requests = clients(seeded(title), 400, 3, 3, files, 9, (6, 2, 1, 2), 0.3)
        test(title, limit, *requests)


def perf(writer):
    big = 1_000_000_000
    for group, title, *args in [
        ("perf1", "many-parts", 9_000, 6, 1_000, 9, 90_000, (40, 1, 0, 1)),
        ("perf1", "many-at-once", 9_000, 400, 100, 9, 90_000, (40, 1, 0, 1)),
        ("perf1", "many-files", 9_000, 9, 2, 9, 90_000, (9, 6, 0, 3)),
        ("perf1", "often-done", 9_000, 10, 1_000, 9, 90_000, (9, 2, 0, 0)),
        ("perf1", "mixed", 9_000, 60, 300, 9, 90_000, (60, 9, 0, 9)),
        ("perf2", "many-parts", 15_000, 14, 1_000, 9, 60_000, (40, 1, 0, 1)),
        ("perf2", "many-at-once", 15_000, 900, 100, 9, 60_000, (40, 1, 0, 1)),
        ("perf2", "many-files", 15_000, 9, 2, 9, 60_000, (9, 6, 0, 3)),
        ("perf2", "often-done", 15_000, 14, 1_000, 9, 60_000, (9, 2, 0, 0)),
        ("perf2", "mixed", 15_000, 90, 300, 9, 60_000, (60, 9, 0, 9)),
    ]:
        requests = clients(seeded(f"{group}-{title}"), *args)
        writer.test(group, title, render(big, requests))


def main():
    writer = Writer()
    first = ["start a 2", "part 1 1 30", "done 1", "part 1 2 5", "done 1", "size a", "size b"]
    first += ["done 1", "part 2 1 4"]
    writer.test("sample", "missing", render(100, first))
    second = ["start a 2", "part 1 2 7", "start b 1", "part 2 1 4", "start b 3", "part 2 2 1"]
    second += ["stop 1", "part 2 1 4", "done 2"]
    writer.test("sample", "no-room", render(10, second))
    core(writer)
    edge(writer)
    perf(writer)
    good = "2 10\nstart a 2\npart 1 1 5\n"
    writer.invalid("no-parts", good.replace("a 2", "a 0"))
    writer.invalid("too-many-parts", good.replace("a 2", "a 1001"))
    writer.invalid("no-bytes", good.replace("1 1 5", "1 1 0"))
    writer.invalid("part-0", good.replace("1 1 5", "1 0 5"))
    writer.invalid("upload-15001", good.replace("part 1", "part 15001"))
    writer.invalid("long-file", good.replace("start a", "start abcdefg"))
    writer.invalid("other-kind", good.replace("part 1 1 5", "drop 1"))
    writer.invalid("request-missing", good.replace("2 10", "3 10"))
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()

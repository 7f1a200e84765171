"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(lines):
    return f"{len(lines)}\n" + "".join(line + "\n" for line in lines)


def clients(rng, n, documents, stale, weights, again=False):
    """`stale` of the changes name a wrong version; a deleted document stays so, unless `again`."""
    lines, versions, gone = [], {}, set()
    while len(lines) < n:
        kind = rng.choices(["create", "get", "save", "delete"], weights)[0]
        document = rng.randint(1, documents)
        version = versions.get(document, 0)
        if kind == "get":
            lines.append(f"get {document}")
        elif kind == "create":
            if document in gone and not again:
                continue
            lines.append(f"create {document}")
            if version == 0 or document in gone:
                versions[document] = version + 1
                gone.discard(document)
        else:
            known = rng.randint(1, version + 3) if rng.random() < stale else max(version, 1)
            lines.append(f"{kind} {document} {known}")
            if known == version and document not in gone:
                versions[document] += kind == "save"
                gone |= {document} if kind == "delete" else set()
    return render(lines)


def core(writer):
    for title, *args in [
        ("one-document", 12, 1, 0.4, [2, 3, 9, 1]),
        ("three-documents", 40, 3, 0.3, [2, 3, 9, 1]),
        ("ten-documents", 200, 10, 0.2, [1, 3, 9, 0.5]),
        ("many-documents", 600, 150, 0.2, [4, 2, 9, 1]),
        ("many-deleted", 400, 60, 0.2, [3, 2, 4, 2]),
        ("many-saved", 900, 4, 0.1, [1, 1, 30, 0]),
    ]:
        writer.test("core", title, clients(seeded(title), *args))


def edge(writer):
    def test(title, *lines):
        """`c`, `g`, `s` and `d` stand for the kinds of requests."""
        kinds = {"c": "create", "g": "get", "s": "save", "d": "delete"}
        writer.test("edge", title, render([kinds[line[0]] + line[1:] for line in lines]))

    test("one-request", "g 20000")
    test("never-there", "g 1", "s 1 1", "d 1 1", "c 2", "g 1")
    test("made-again", "c 1", "d 1 1", "c 1", "g 1", "d 1 2", "c 1", "s 1 1", "s 1 3")
    test("made-twice", "c 1", "c 1", "s 1 1", "c 1", "g 1")
    test("gone", "c 1", "s 1 1", "d 1 2", "g 1", "s 1 2", "d 1 2", "c 1", "s 1 2", "s 1 3")
    test("old-version", "c 1", "s 1 1", "d 1 1", "d 1 3", "d 1 2", "c 1", "c 1", "d 1 1")
    test("largest", "c 20000", "s 20000 20000", "s 20000 1", "d 20000 2")
    for title, documents in [("small", 3), ("smaller", 1)]:
        writer.test("edge", title, clients(seeded(title), 120, documents, 0.3, [4, 2, 5, 4], True))


def perf(writer):
    for group, n in [("perf1", 16_000), ("perf2", 20_000)]:
        for title, *args in [
            ("many-documents", 3_000, 0.1, [6, 1, 9, 0.3]),
            ("one-document", 1, 0.02, [0.1, 1, 30, 0]),
            ("many-saved", 200, 0.05, [2, 1, 30, 0.01]),
            ("many-deleted", 9_000, 0.1, [9, 1, 9, 4]),
            ("many-stale", 500, 0.5, [3, 1, 30, 0.05]),
        ]:
            writer.test(group, title, clients(seeded(f"{group}-{title}"), n, *args))


def main():
    writer = Writer()
    writer.test("sample", "two-clients", render(["create 5", "get 5", "save 5 1", "save 5 1", "create 5", "get 6"]))
    second = ["create 7", "save 7 1", "delete 7 2", "get 7", "create 7", "save 7 3"]
    writer.test("sample", "made-again", render(second))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("no-version", "1\nsave 1\n")
    writer.invalid("version-of-get", "1\nget 1 1\n")
    writer.invalid("document-0", "1\nget 0\n")
    writer.invalid("version-0", "1\ndelete 1 0\n")
    writer.invalid("unknown", "1\nput 1 1\n")
    writer.invalid("line-missing", "2\nget 1\n")
    writer.invalid("no-newline", "1\nget 1")
    writer.finish()


main()

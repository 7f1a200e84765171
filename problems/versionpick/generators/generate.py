"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(versions, requests):
    return f"{len(versions)} {len(requests)}\n" + "".join(line + "\n" for line in versions + requests)


def library(rng, n, q, a, b, c):
    """Versions from 1.0.0 to `a.b.c`."""

    def version():
        return f"{rng.randint(1, a)}.{rng.randint(0, b)}.{rng.randint(0, c)}"

    versions = set()
    while len(versions) < n:
        versions.add(version())
    versions = sorted(versions)
    rng.shuffle(versions)
    requests = []
    for _ in range(q):
        sign = rng.choice(["", ">=", "~", "~", "^", "^"])
        requests.append(sign + (rng.choice(versions) if rng.random() < 0.4 else version()))
    return render(versions, requests)


def core(writer):
    for title, *args in [
        ("five-versions", 5, 8, 2, 2, 3),
        ("twenty-versions", 20, 30, 3, 3, 12),
        ("two-digits", 100, 200, 12, 12, 12),
        ("few-versions", 30, 200, 9, 9, 9),
        ("many-versions", 900, 600, 9, 30, 30),
        ("three-digits", 600, 600, 300, 3, 999),
    ]:
        writer.test("core", title, library(seeded(title), *args))


def edge(writer):
    def test(title, versions, requests):
        writer.test("edge", title, render(versions.split(), requests.split()))

    test("one-version", "0.0.0", "0.0.0 >=0.0.0 ~0.0.0 ^0.0.0 0.0.1 >=0.0.1 0.0.0-1")
    test("begins-with-0", "0.3.0 0.3.9 0.4.0 0.10.1 1.0.0", "^0.3.0 ~0.3.0 >=0.3.0 ^0.4.1 ^0.4.0 ^0.0.0 ^0.10.0")
    test("test-versions", "1.2.3-1 1.2.3-2 1.2.3 1.2.4-9 2.0.0-1", "^1.2.3 ~1.2.0 >=1.0.0 1.2.4-9 1.2.4 2.0.0-1 2.0.0 >=2.0.0 1.2.3-3")
    test("only-test-versions", "1.0.0-1 1.0.0-2", ">=0.0.0 ~1.0.0 ^1.0.0 1.0.0 1.0.0-2")
    test("next-one", "1.2.3 1.3.0 2.0.0", "~1.2.3 ~1.2.4 ^1.3.0 ^1.3.1 >=2.0.1 >=1.3.1 ~1.3.1 ~2.0.0 ^2.0.0")
    test("numbers", "1.9.0 1.10.0 1.100.0 9.0.0 10.0.0 1.9.10 1.9.9", "^1.0.0 ~1.9.0 >=1.0.0 ~1.10.0 ^9.0.0 ^10.0.0")
    test("largest", "999.999.999 999.999.999-998 0.999.999", ">=999.999.999 ^999.0.0 ~999.999.0 ^0.999.0 999.999.999-998")
    for title, most in [("small", 4), ("smaller", 2)]:
        rng = seeded(title)
        versions = set()
        for _ in range(3 * most * most):
            test_version = rng.choice(["", "", "-1", "-2"])
            versions.add(".".join(str(rng.randint(0, most)) for _ in range(3)) + test_version)
        requests = []
        for _ in range(150):
            sign = rng.choice(["", ">=", "~", "^"])
            text = ".".join(str(rng.randint(0, most)) for _ in range(3))
            requests.append(sign + text + ("" if sign else rng.choice(["", "-1"])))
        writer.test("edge", title, render(sorted(versions), requests))


def perf(writer):
    for group, n in [("perf1", 12_000), ("perf2", 16_000)]:
        for title, *args in [
            ("many-versions", 99, 99, 99),
            ("one-main-version", 1, 99, 999),
            ("few-main-versions", 4, 400, 99),
            ("many-main-versions", 999, 9, 9),
            ("close-versions", 5, 60, 80),
        ]:
            writer.test(group, title, library(seeded(f"{group}-{title}"), n, n, *args))


def main():
    writer = Writer()
    versions = ["1.2.9", "2.0.0", "1.10.0", "1.2.10", "1.1.7"]
    writer.test("sample", "newest", render(versions, ["~1.2.0", "^1.2.0", ">=1.2.0", "1.2.9", "~1.1.8"]))
    versions = ["0.3.5-1", "0.4.0", "0.3.1"]
    writer.test("sample", "tests", render(versions, ["^0.3.0", "~0.3.2", ">=0.3.2", "0.3.5-1"]))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("same-version", "2 1\n1.2.3\n1.2.3\n1.2.3\n")
    writer.invalid("zero-in-front", "1 1\n1.02.3\n1.2.3\n")
    writer.invalid("two-numbers", "1 1\n1.2\n1.2.3\n")
    writer.invalid("test-999", "1 1\n1.2.3-999\n1.2.3\n")
    writer.invalid("request-of-test", "1 1\n1.2.3-1\n^1.2.3-1\n")
    writer.invalid("other-sign", "1 1\n1.2.3\n>1.2.3\n")
    writer.invalid("request-missing", "1 2\n1.2.3\n1.2.3\n")
    writer.invalid("no-newline", "1 1\n1.2.3\n1.2.3")
    writer.finish()


main()

"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def word(number):
    """Short names, so that many lines fit into a small file."""
    return (word(number // 36) if number >= 36 else "") + DIGITS[number % 36]


def render(seconds, seconds_none, requests):
    return f"{len(requests)} {seconds} {seconds_none}\n" + "".join(f"{r}\n" for r in requests)


def traffic(rng, count, seconds, pace, tops, names, shares, depth=4, calm=True):
    """Requests for keys below some folders. `shares` are those of get, count, put and del. If it is
    calm, `seconds` is odd and all times are even, so nothing is forgotten at the time of a request."""
    requests, now = [], 0
    for _ in range(count):
        now += rng.randint(0, pace) * (2 if calm else 1)
        kind = rng.choices(["get", "count", "put", "del"], shares)[0]
        size = rng.randint(1, depth - (kind == "count"))
        parts = [word(rng.randrange(tops))] + [word(rng.randrange(names)) for _ in range(size - 1)]
        value = f" {rng.randint(1, 999)}" if kind == "put" else ""
        requests.append(f"{now} {kind} {'/'.join(parts)}{value}")
    return requests


def core(writer):
    for title, count, seconds, *args in [
        ("few-keys", 12, 21, 3, 2, 2, (4, 2, 4, 2), 2),
        ("small-shop", 60, 31, 3, 2, 2, (5, 3, 3, 1), 3),
        ("no-deletions", 200, 101, 4, 3, 3, (4, 3, 3, 0)),
        ("many-deletions", 300, 301, 4, 2, 2, (4, 2, 4, 4)),
        ("long-memory", 500, 999_999, 9, 3, 4, (5, 3, 1, 1)),
        ("short-memory", 500, 11, 2, 2, 3, (6, 4, 1, 1)),
        ("deep", 600, 501, 3, 1, 3, (3, 4, 3, 1)),
    ]:
        requests = traffic(seeded(title), count, seconds, *args)
        writer.test("core", title, render(seconds, seconds, requests))


def edge(writer):
    def test(title, seconds, seconds_none, *requests):
        writer.test("edge", title, render(seconds, seconds_none, requests))

    test("one-request", 1, 1, "0 get a")
    test("exactly-forgotten", 10, 10, "0 put a/b 5", *(f"{10 * i} get a/b" for i in range(9)))
    test("just-kept", 10, 10, "0 put a/b 5", *(f"{9 * i} get a/b" for i in range(12)))
    test("count-exactly-forgotten", 7, 3, "5 put a/b 5", *(f"{7 * i} count a" for i in range(1, 9)))
    test("none-for-shorter", 9, 4, *(f"{i} get a" for i in range(20)))
    test("none-for-longer", 3, 8, *(f"{i} get a" for i in range(20)))
    asked = ["2 get a", "6 get a", "8 del a", "9 get a", "13 get a"]
    test("none-then-value", 9, 4, "0 get a", "1 put a 3", *asked)
    test("deletes-nothing", 9, 9, "0 get a/b", "1 count a", "2 del a/b", "3 get a/b", "4 count a")
    test("not-prolonged", 10, 10, "0 put a 1", *(f"{3 * i} get a" for i in range(20)))
    asked = ["3 get a", "12 get a", "13 get a"]
    test("same-value-again", 10, 9, "0 put a 1", "1 get a", "2 put a 1", *asked)
    asked = ["3 count a", "4 get a", "5 del a", "6 count a"]
    test("key-is-folder", 20, 20, "0 put a 1", "1 count a", "2 put a/a 2", *asked)
    asked = ["3 count ab", "4 count a"]
    test("looks-like-folder", 20, 20, "0 put ab/c 1", "1 count a", "2 put a/b 2", *asked)
    folders = ["1 count a", "1 count a/a", "1 count a/a/a"]
    test("all-folders", 20, 20, *folders, "1 put a/a/a/a 1", *folders, "1 del a/a/a/a", *folders)
    test("count-0-is-no-none", 9, 2, *(f"{i} count a" for i in range(12)))
    test(
        "largest",
        1_000_000,
        1_000_000,
        "999999999 put zzzzzz/zzzzzz/zzzzzz/zzzzzz 1000000",
        "1000000000 get zzzzzz/zzzzzz/zzzzzz/zzzzzz",
        "1000000000 count zzzzzz/zzzzzz/zzzzzz",
    )
    for title, seconds, seconds_none in [("small", 6, 3), ("smaller", 2, 4)]:
        requests = traffic(seeded(title), 400, seconds, 1, 1, 2, (4, 3, 2, 2), 3, False)
        test(title, seconds, seconds_none, *requests)


def perf(writer):
    for group, title, count, seconds, *args in [
        ("perf1", "many-keys", 8_000, 9_001, 3, 30, 30, (2, 1, 6, 0)),
        ("perf1", "many-folders", 8_000, 90_001, 3, 300, 9, (2, 3, 5, 0)),
        ("perf1", "deletions", 8_000, 90_001, 3, 12, 12, (2, 1, 6, 2)),
        ("perf1", "long-memory", 8_000, 999_999, 3, 30, 30, (5, 1, 2, 0)),
        ("perf1", "deep", 8_000, 5_001, 3, 2, 30, (2, 2, 6, 0)),
        ("perf2", "many-keys", 14_000, 9_001, 3, 30, 30, (2, 1, 6, 0)),
        ("perf2", "many-folders", 14_000, 90_001, 3, 300, 9, (2, 3, 5, 0)),
        ("perf2", "deletions", 14_000, 90_001, 3, 12, 12, (2, 1, 6, 1)),
        ("perf2", "long-memory", 14_000, 999_999, 3, 30, 30, (5, 1, 3, 0)),
        ("perf2", "deep", 14_000, 5_001, 3, 2, 30, (2, 2, 6, 0)),
    ]:
        requests = traffic(seeded(f"{group}-{title}"), count, seconds, *args)
        writer.test(group, title, render(seconds, seconds, requests))


def main():
    writer = Writer()
    first = ["0 put vat/de 19", "1 get vat/de", "4 get vat/de", "6 del vat/de", "7 get vat/de"]
    writer.test("sample", "deleted", render(100, 100, first))
    second = ["0 put a/b 1", "1 count a", "2 put a/c 5", "3 count a", "4 put a/c 6"]
    second += ["5 count a", "5 get a/c"]
    writer.test("sample", "counted", render(100, 100, second))
    core(writer)
    edge(writer)
    perf(writer)
    good = "2 5 5\n1 put a/b 1\n2 get a/b\n"
    writer.invalid("time-goes-back", good.replace("2 get", "0 get"))
    writer.invalid("five-names", good.replace("get a/b", "get a/b/c/d/e"))
    writer.invalid("four-names-in-folder", good.replace("get a/b", "count a/b/c/d"))
    writer.invalid("empty-name", good.replace("get a/b", "get a//b"))
    writer.invalid("value-0", good.replace("a/b 1", "a/b 0"))
    writer.invalid("no-value", good.replace("a/b 1", "a/b"))
    writer.invalid("capital-name", good.replace("get a/b", "get A/b"))
    writer.invalid("request-missing", good.replace("2 5 5", "3 5 5"))
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()

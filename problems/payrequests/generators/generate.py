"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def render(requests, window, limit):
    head = f"{len(requests)} {window} {limit}\n"
    return head + "".join(f"{t} {key} {account} {amount}\n" for t, key, account, amount in requests)


def word(number):
    """Short words, so that many requests fit into a small file."""
    return (word(number // 36) if number >= 36 else "") + DIGITS[number % 36]


def traffic(rng, count, window, span, accounts, most, prefix=""):
    """Requests, their repetitions soon afterwards, and keys that come again much later."""
    requests = []
    number = 0
    while len(requests) < count:
        number += 1
        key = prefix + word(number)
        time = rng.randrange(span)
        first = (key, word(rng.randrange(accounts)), rng.randint(1, most))
        requests.append((time, *first))
        while rng.random() < 0.4:
            later = time + rng.randint(0, window // 4)
            kind = rng.random()
            if kind < 0.1:
                requests.append((later, key, first[1], first[2] + rng.randint(1, 5)))
            elif kind < 0.2:
                requests.append((later, key, first[1] + "x", first[2]))
            else:
                requests.append((later, *first))
        if rng.random() < 0.15:
            later = time + rng.randint(2 * window, 3 * window)
            requests.append((later, key, word(rng.randrange(accounts)), rng.randint(1, most)))
    requests = requests[:count]
    requests.sort(key=lambda request: request[0])
    return requests


def core(writer):
    for title, count, window, span, accounts, most, limit in [
        ("five-requests", 5, 100, 200, 2, 50, 100),
        ("small-shop", 20, 60, 500, 3, 100, 300),
        ("one-account", 100, 300, 5_000, 1, 1_000, 12_000),
        ("short-memory", 300, 20, 10_000, 10, 5_000, 60_000),
        ("one-day", 500, 3_600, 86_400, 40, 10_000, 70_000),
        ("nothing-allowed", 60, 600, 5_000, 8, 100, 0),
        ("one-week", 1_000, 86_400, 604_800, 100, 100_000, 500_000),
    ]:
        rng = seeded(title)
        writer.test(
            "core", title, render(traffic(rng, count, window, span, accounts, most), window, limit)
        )


def edge(writer):
    def test(title, requests, window, limit):
        writer.test("edge", title, render(requests, window, limit))

    test("one-request", [(0, "0", "0", 1)], 1, 1)
    test(
        "largest",
        [(1_000_000_000, "zzzzzzzz", "zzzzzzzz", 1_000_000)] * 3,
        1_000_000,
        1_000_000_000,
    )
    test("exactly-forgotten", [(10 * i, "k", "a", 5) for i in range(30)], 10, 100)
    test("just-remembered", [(9 * i, "k", "a", 5) for i in range(30)], 10, 100)
    test("not-prolonged", [(3 * i, "k", "a", 5) for i in range(50)], 10, 70)
    test("conflict-not-prolonged", [(2 * i, "k", "a", 5 + i % 2) for i in range(60)], 7, 70)
    test("same-time", [(5, f"k{i % 4}", f"a{i % 3}", 2 + i % 2) for i in range(60)], 1, 9)
    test("exact-limit", [(i, f"k{i}", "a", 100) for i in range(12)], 5, 1_000)
    test("limit-passed-then-small", [(i, f"k{i}", "a", 7 - i % 7) for i in range(40)], 5, 60)
    test(
        "key-like-account",
        [(i, "ab"[i % 2], "ab"[i // 2 % 2], 1 + i // 9 % 2) for i in range(60)],
        4,
        25,
    )
    for title, window in [("small-words", 4), ("smaller-words", 2)]:
        rng = seeded(title)
        times = sorted(rng.randrange(120) for _ in range(200))
        requests = [(t, rng.choice("abc"), rng.choice("xy"), rng.randint(1, 2)) for t in times]
        test(title, requests, window, 80)


def perf(writer):
    for group, title, count, window, span, accounts, most, limit in [
        ("perf1", "all-new", 10_000, 1_000_000, 90_000, 40, 9, 10_000),
        ("perf1", "one-account", 10_000, 1_000_000, 90_000, 1, 9, 1_000_000),
        ("perf1", "short-memory", 4_000, 30, 90_000, 200, 9, 10_000),
        ("perf1", "many-accounts", 6_000, 1_000_000, 90_000, 1_200, 9, 15),
        ("perf1", "declined", 6_000, 1_000_000, 90_000, 30, 900, 600),
        ("perf2", "all-new", 22_000, 1_000_000, 90_000, 36, 9, 1_000_000),
        ("perf2", "one-account", 8_000, 1_000_000, 90_000, 1, 9, 1_000_000),
        ("perf2", "short-memory", 4_000, 30, 90_000, 200, 9, 10_000),
        ("perf2", "many-accounts", 8_000, 1_000_000, 90_000, 1_200, 9, 15),
        ("perf2", "declined", 8_000, 1_000_000, 90_000, 30, 900, 600),
    ]:
        rng = seeded(f"{group}-{title}")
        if title == "all-new":
            times = sorted(rng.randrange(span) for _ in range(count))
            requests = [
                (t, word(i), word(rng.randrange(accounts)), rng.randint(1, most))
                for i, t in enumerate(times)
            ]
        else:
            requests = traffic(
                rng, count, window // 100 if window > span else window, span, accounts, most
            )
        writer.test(group, title, render(requests, window, limit))


def main():
    writer = Writer()
    first = [
        (1, "k1", "mia", 900),
        (3, "k2", "tom", 1_000),
        (6, "k1", "mia", 900),
        (8, "k1", "mia", 90),
        (9, "k3", "mia", 200),
        (12, "k3", "mia", 200),
        (15, "k4", "mia", 100),
    ]
    writer.test("sample", "answers", render(first, 100, 1_000))
    second = [(0, "a7", "shop", 25), (9, "a7", "shop", 25), (10, "a7", "shop", 25)]
    writer.test("sample", "forgotten", render(second, 10, 1_000))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("time-goes-back", "2 10 100\n5 a b 1\n4 a b 1\n")
    writer.invalid("amount-zero", "1 10 100\n5 a b 0\n")
    writer.invalid("capital-key", "1 10 100\n5 A b 1\n")
    writer.invalid("window-zero", "1 0 100\n5 a b 1\n")
    writer.invalid("line-missing", "2 10 100\n5 a b 1\n")
    writer.invalid("two-spaces", "1 10 100\n5 a  b 1\n")
    writer.invalid("no-newline", "1 10 100\n5 a b 1")
    writer.finish()


main()

"""Writes all tests, and the log and the table of the statement. Run: python3 generators/generate.py"""

import night
from writer import Writer, seeded


def render(entries, seconds, most, window, requests):
    head = f"{len(requests)} {entries} {seconds} {most} {window}\n"
    return head + "".join(f"{request}\n" for request in requests)


def traffic(rng, count, pace, clients, keys, shares, hot=0.0, calm=True):
    """Requests, of which `hot` are for a tenth of the keys. `shares` are those of GET, PUT and STATS. If
    it is calm all times are even, so an odd number of seconds is never exactly over."""
    requests, now = [], 0
    for _ in range(count):
        now += rng.randint(0, pace) * (2 if calm else 1)
        kind = rng.choices(["GET", "PUT", "STATS"], shares)[0]
        if kind == "STATS":
            requests.append(f"{now} STATS")
            continue
        key = rng.randint(1, max(1, keys // 10) if rng.random() < hot else keys)
        # Some clients send much more than others.
        client = min(rng.randint(1, clients), rng.randint(1, clients))
        value = f" {rng.randint(1, 999)}" if kind == "PUT" else ""
        requests.append(f"{now} {kind} {client} {key}{value}")
    return requests


def core(writer):
    for title, count, entries, seconds, most, window, *args in [
        ("few-keys", 20, 2, 31, 4, 20, 3, 3, 3, (6, 3, 1)),
        ("values-change", 80, 4, 501, 40, 60, 2, 5, 4, (5, 4, 0)),
        ("entries-grow-old", 200, 9, 41, 60, 60, 2, 9, 6, (9, 1, 0)),
        ("some-keys-often", 400, 9, 5_001, 99, 60, 3, 9, 60, (8, 2, 0), 0.7),
        ("clients-try-again", 400, 9, 5_001, 3, 60, 6, 4, 9, (8, 2, 0)),
        ("metrics", 500, 6, 101, 3, 30, 3, 9, 20, (5, 2, 3), 0.5),
        ("all-together", 900, 9, 151, 5, 60, 3, 12, 60, (8, 2, 1), 0.6),
    ]:
        requests = traffic(seeded(title), count, *args)
        writer.test("core", title, render(entries, seconds, most, window, requests))



def edge(writer):
    def test(title, entries, seconds, most, window, *requests):
        writer.test("edge", title, render(entries, seconds, most, window, requests))

    test("one-request", 1, 1, 1, 1, "0 GET 1 1")
    test("only-metrics", 1, 1, 1, 1, "0 STATS", "0 STATS")
    asked = [f"{5 * i} GET 1 1" for i in range(1, 9)]
    test("exactly-too-old", 1, 10, 99, 99, "0 PUT 1 1 5", *asked)
    test("just-not-too-old", 1, 10, 99, 99, "0 PUT 1 1 5", *(f"{9 * i} GET 1 1" for i in range(9)))
    test("gone-each-second", 1, 1, 9, 9, "0 PUT 1 1 5", *(f"{i // 2} GET 1 1" for i in range(9)))
    asked = ["1 GET 1 1", "5 GET 2 1", "9 GET 3 1", "11 GET 4 1", "12 GET 5 1"]
    test("hits-renew-nothing", 2, 10, 9, 99, "0 PUT 1 1 5", *asked)
    puts = ["0 PUT 1 1 5", "0 PUT 2 2 6", "0 PUT 3 3 7"]
    asked = ["1 GET 1 1", "2 GET 1 2", "3 GET 1 1", "4 GET 1 3", "5 GET 1 1", "6 GET 1 2"]
    test("used-least-recently", 2, 99, 99, 99, *puts, *asked)
    asked = ["1 GET 1 1", "2 GET 1 2", "12 GET 1 1", "13 GET 1 3", "14 STATS", "15 GET 1 1"]
    test("replaced-is-used", 2, 10, 99, 99, *puts, *asked)
    asked = ["1 GET 1 1", "2 GET 1 2", "20 STATS", "21 GET 1 3", "22 STATS", "23 GET 1 9", "24 STATS"]
    test("too-old-is-counted", 2, 10, 99, 99, *puts, *asked)
    asked = ["1 GET 1 1", "2 GET 1 2", "3 PUT 1 1 8", "4 STATS", "5 GET 1 3", "6 GET 1 2", "7 STATS"]
    test("put-makes-room", 2, 99, 99, 99, *puts, *asked)
    asked = ["1 GET 1 1", "2 GET 1 1", "3 PUT 1 1 5", "4 GET 1 1", "5 GET 1 1"]
    test("same-value-again", 2, 99, 99, 99, *puts, *asked)
    test("404-is-accepted", 2, 9, 2, 10, "0 GET 1 1", "1 GET 1 1", "2 GET 1 1", "3 STATS", "4 GET 2 1")
    asked = ["1 PUT 1 1 6", "2 GET 2 1", "3 PUT 1 2 7", "4 GET 2 2", "5 STATS"]
    test("refused-puts-nothing", 2, 99, 1, 50, "0 PUT 1 1 5", *asked)
    asked = ["1 GET 1 1", "2 GET 1 2", "3 GET 2 1", "4 GET 2 1", "5 GET 3 3", "6 GET 3 2", "7 GET 3 1"]
    test("refused-uses-nothing", 2, 99, 3, 50, "0 PUT 9 1 5", *puts[1:], *asked, "8 GET 4 1")
    asked = [f"{t} GET 1 1" for t in (9, 9, 9, 10, 10, 10, 19, 19, 20, 20, 20, 21)]
    test("last-second-of-window", 2, 99, 2, 10, "0 PUT 2 1 5", *asked)
    test("always-tries-again", 1, 99, 2, 10, *(f"{i} GET 1 1" for i in range(60)), "60 STATS")
    test("never-too-often", 1, 99, 2, 10, *(f"{5 * i + 3} GET 1 1" for i in range(30)), "150 STATS")
    test("window-of-a-second", 1, 99, 1, 1, *(f"{i // 2} GET 1 1" for i in range(30)), "15 STATS")
    top = ["999999999 PUT 10000 10000 1000000", "1000000000 GET 10000 10000"]
    test("largest", 10_000, 1_000_000, 10_000, 1_000_000, *top, *top[1:], "1000000000 STATS")
    requests = traffic(seeded("small"), 400, 1, 3, 4, (6, 2, 1), 0.0, False)
    test("small", 2, 5, 3, 7, *requests)
    requests = traffic(seeded("smaller"), 400, 1, 2, 3, (6, 3, 1), 0.0, False)
    test("smaller", 1, 2, 2, 4, *requests)
    settings = night.ENTRIES, night.SECONDS, night.REQUESTS, night.WINDOW
    test("last-night", *settings, *(f"{now} {request}" for now, request in night.night()))


def perf(writer):
    for group, title, count, entries, seconds, most, window, *args in [
        ("perf1", "many-keys", 8_000, 4_000, 999_999, 9_999, 60, 3, 99, 9_000, (3, 5, 0)),
        ("perf1", "many-entries", 8_000, 3_000, 999_999, 9_999, 60, 3, 99, 4_000, (5, 3, 0), 0.3),
        ("perf1", "grow-old", 8_000, 3_000, 9_001, 99, 600, 3, 99, 4_000, (4, 4, 0)),
        ("perf1", "many-clients", 8_000, 3_000, 999_999, 9, 60, 3, 9_000, 4_000, (4, 4, 0)),
        ("perf1", "often-asked", 8_000, 1_000, 999_999, 9_999, 60, 3, 99, 5_000, (3, 4, 0), 0.4),
        ("perf2", "many-keys", 14_000, 7_000, 999_999, 9_999, 60, 3, 99, 9_999, (3, 5, 0)),
        ("perf2", "many-entries", 14_000, 5_000, 999_999, 9_999, 60, 3, 99, 7_000, (5, 3, 0), 0.3),
        ("perf2", "grow-old", 14_000, 5_000, 9_001, 99, 600, 3, 99, 7_000, (4, 4, 0)),
        ("perf2", "many-clients", 14_000, 5_000, 999_999, 9, 60, 3, 9_999, 7_000, (4, 4, 0)),
        ("perf2", "often-asked", 14_000, 2_000, 999_999, 9_999, 60, 3, 99, 9_999, (3, 4, 0), 0.4),
    ]:
        requests = traffic(seeded(f"{group}-{title}"), count, *args)
        writer.test(group, title, render(entries, seconds, most, window, requests))


def main():
    night.main()
    writer = Writer()
    first = ["0 PUT 7 1 50", "5 GET 7 1", "9 GET 7 1", "60 GET 7 1", "61 GET 7 2", "61 PUT 8 1 60"]
    writer.test("sample", "limit", render(2, 100, 2, 60, [*first, "62 STATS"]))
    second = ["0 PUT 1 1 10", "1 PUT 1 2 20", "2 PUT 1 3 30", "3 GET 1 1", "4 GET 1 2", "5 GET 1 1"]
    second += ["6 GET 1 3", "8 GET 1 1", "9 GET 1 2", "14 GET 1 1", "15 STATS"]
    writer.test("sample", "entries", render(2, 10, 100, 60, second))
    core(writer)
    edge(writer)
    perf(writer)
    good = "2 1 2 3 4\n1 PUT 1 2 3\n2 GET 1 2\n"
    writer.invalid("time-goes-back", good.replace("2 GET", "0 GET"))
    writer.invalid("client-0", good.replace("GET 1", "GET 0"))
    writer.invalid("key-too-large", good.replace("GET 1 2", "GET 1 10001"))
    writer.invalid("value-0", good.replace("1 2 3\n2", "1 2 0\n2"))
    writer.invalid("no-value", good.replace("PUT 1 2 3", "PUT 1 2"))
    writer.invalid("value-for-get", good.replace("GET 1 2", "GET 1 2 3"))
    writer.invalid("stats-of-client", good.replace("GET 1 2", "STATS 1"))
    writer.invalid("other-request", good.replace("GET", "DEL"))
    writer.invalid("no-entries", good.replace("2 1 2 3 4", "2 0 2 3 4"))
    writer.invalid("request-missing", good.replace("2 1 2 3 4", "3 1 2 3 4"))
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()

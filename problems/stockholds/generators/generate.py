"""Writes all tests. Run: python3 generators/generate.py"""

from collections import deque

from writer import Writer, seeded

STEP = 1_000


def render(seconds, requests):
    return f"{len(requests)} {seconds}\n" + "".join(f"{request}\n" for request in requests)


class Shop:
    """Knows which reservations wait."""

    def __init__(self, seconds):
        self.seconds, self.free, self.queues = seconds, {}, {}
        self.states, self.held = {}, deque()

    def serve(self, now, item):
        queue = self.queues.setdefault(item, deque())
        while queue:
            number, count = queue[0]
            if self.states[number] == "waits":
                if count > self.free.get(item, 0):
                    break
                self.free[item] -= count
                self.states[number] = "held"
                self.held.append((now + self.seconds, number, item, count))
            queue.popleft()

    def until(self, now):
        while self.held and self.held[0][0] <= now:
            end, number, item, count = self.held.popleft()
            if self.states[number] == "held":
                self.states[number] = "expired"
                self.free[item] += count
                self.serve(end, item)


def day(rng, count, seconds, items, pieces, pace, shares, old=1.0, calm=True):
    """`shares` are those of add, hold, pay and quit; `old` says how old reservations in pay and quit
    may be. If it is calm, times are such that nothing expires in the second of a request, and none
    that waits is given up."""
    shop, requests, now, numbers = Shop(seconds), [], 0, []
    while len(requests) < count:
        now += rng.randint(0, pace) * (STEP if calm else 1)
        shop.until(now)
        kind = rng.choices(["add", "hold", "pay", "quit"], shares)[0]
        number = len(requests) + 1
        item, many = rng.randint(1, items), rng.randint(1, pieces)
        if kind in ("pay", "quit"):
            if not numbers:
                continue
            other = numbers[-1 - int(rng.random() * len(numbers) * old)]
            if calm and kind == "quit" and shop.states[other] == "waits":
                continue
            item = next((e[2] for e in shop.held if e[1] == other), None)
            if shop.states[other] == "held":
                entry = next(e for e in shop.held if e[1] == other)
                if kind == "quit":
                    shop.free[item] += entry[3]
            elif kind == "quit" and shop.states[other] == "waits":
                item = next(i for i, queue in shop.queues.items() if other in dict(queue))
            if shop.states[other] == "held" or (kind == "quit" and shop.states[other] == "waits"):
                shop.states[other] = "over"
            if item:
                shop.serve(now, item)
            requests.append(f"{now} {kind} {other}")
            continue
        if kind == "add":
            shop.free[item] = shop.free.get(item, 0) + many
        else:
            numbers.append(number)
            shop.states[number] = "waits"
            shop.queues.setdefault(item, deque()).append((number, many))
        shop.serve(now, item)
        requests.append(f"{now} {kind} {item} {many}")
    return render(seconds, requests)


def core(writer):
    for title, count, seconds, *args in [
        ("one-item", 10, 3_001, 1, 3, 2, (3, 4, 2, 1)),
        ("two-items", 40, 5_001, 2, 4, 2, (3, 5, 2, 1)),
        ("nothing-expires", 150, 999_001, 3, 5, 2, (3, 6, 2, 1), 0.3),
        ("much-expires", 200, 2_001, 3, 5, 3, (2, 6, 1, 1), 0.2),
        ("long-queues", 300, 4_001, 2, 9, 1, (1, 9, 1, 1), 0.5),
        ("many-items", 500, 90_001, 100, 1_000, 3, (4, 7, 3, 1), 0.3),
        ("many-pieces", 500, 20_001, 5, 1_000, 3, (4, 6, 3, 2), 0.2),
    ]:
        writer.test("core", title, day(seeded(title), count, seconds, *args))


def edge(writer):
    def test(title, seconds, *requests):
        writer.test("edge", title, render(seconds, requests))

    test("one-request", 1, "0 hold 1 1")
    test("pays-in-last-second", 10, "0 add 1 2", "0 hold 1 1", "1 hold 1 1", "9 pay 2", "11 pay 3")
    test("pays-too-late", 10, "0 add 1 2", "3 hold 1 2", "13 pay 2", "13 hold 1 2", "23 quit 4")
    test("expires-for-new", 10, "0 add 1 2", "3 hold 1 2", "13 hold 1 1")
    chain = [f"{time} hold 7 2" for time in (1, 2, 3, 4)]
    test("chain", 10, "0 add 7 3", *chain, "21 pay 3", "31 pay 4", "40 pay 5")
    test("chain-in-one-go", 5, "0 add 7 2", *chain, "1000000000 hold 7 2", "1000000000 pay 6")
    test("first-gives-up", 90, "0 add 1 2", "1 hold 1 5", "2 hold 1 1", "3 hold 1 1", "4 quit 2")
    requests = ["1 hold 1 5", "2 hold 1 1", "3 hold 1 6", "4 quit 3", "5 quit 2", "6 quit 4"]
    test("gives-up-in-turn", 90, "0 add 1 1", *requests, "6 hold 1 1")
    test("second-gives-up", 90, "1 hold 1 3", "2 hold 1 1", "3 hold 1 2", "4 quit 2", "5 add 1 3")
    test("gives-up-twice", 90, "0 add 1 1", "1 hold 1 1", "2 quit 2", "3 quit 2", "4 pay 2")
    test("pays-twice", 90, "0 add 1 1", "1 hold 1 1", "2 pay 2", "3 pay 2", "4 quit 2", "200 quit 2")
    test("pays-while-waiting", 90, "1 hold 1 1", "2 pay 1", "3 add 1 1", "4 pay 1")
    requests = ["0 add 1 1", "0 add 2 1", "0 hold 2 1", "0 hold 1 1", "5 hold 1 1", "5 hold 2 1"]
    test("same-time", 10, *requests, "10 add 3 1", "19 pay 5", "20 pay 6")
    test("more-than-ever", 10, "0 hold 1000 1000", *["1 add 1000 1000"] * 3, "11 add 1000 1")
    for title, count, seconds, items, pieces in [("small", 400, 5, 2, 3), ("smaller", 300, 2, 1, 2)]:
        shares = (2, 5, 2, 3)
        text = day(seeded(title), count, seconds, items, pieces, 1, shares, 0.1, False)
        writer.test("edge", title, text)


def perf(writer):
    for group, title, count, seconds, *args in [
        ("perf1", "nothing-expires", 8_000, 999_001, 50, 9, 1, (2, 7, 1, 1), 0.05),
        ("perf1", "much-expires", 9_000, 20_001, 50, 9, 2, (2, 7, 1, 1), 0.01),
        ("perf1", "long-queues", 9_000, 50_001, 3, 9, 1, (1, 9, 1, 1)),
        ("perf1", "many-items", 9_000, 90_001, 1_000, 9, 3, (4, 7, 3, 1), 0.1),
        ("perf1", "often-paid", 9_000, 50_001, 30, 9, 1, (5, 7, 5, 1), 0.01),
        ("perf2", "nothing-expires", 10_500, 999_001, 50, 9, 1, (2, 7, 1, 1), 0.05),
        ("perf2", "much-expires", 11_000, 20_001, 50, 9, 2, (2, 7, 1, 1), 0.01),
        ("perf2", "long-queues", 11_000, 50_001, 3, 9, 1, (1, 9, 1, 1)),
        ("perf2", "many-items", 11_000, 90_001, 1_000, 9, 3, (4, 7, 3, 1), 0.1),
        ("perf2", "often-paid", 11_000, 50_001, 30, 9, 1, (5, 7, 5, 1), 0.01),
    ]:
        writer.test(group, title, day(seeded(f"{group}-{title}"), count, seconds, *args))


def main():
    writer = Writer()
    first = ["0 add 1 2", "1 hold 1 1", "2 hold 1 2", "7 quit 2", "8 hold 1 1", "8 add 1 3"]
    writer.test("sample", "serves", render(100, first))
    second = ["0 add 5 1", "0 hold 5 1", "12 hold 5 1", "25 pay 3"]
    writer.test("sample", "expires", render(10, second))
    core(writer)
    edge(writer)
    perf(writer)
    good = "2 5\n1 hold 1 1\n2 pay 1\n"
    writer.invalid("time-goes-back", good.replace("2 pay", "0 pay"))
    writer.invalid("pays-later-line", good.replace("pay 1", "pay 2"))
    writer.invalid("pays-added-pieces", good.replace("hold", "add"))
    writer.invalid("item-1001", good.replace("hold 1 1", "hold 1001 1"))
    writer.invalid("no-pieces", good.replace("hold 1 1", "hold 1 0"))
    writer.invalid("other-kind", good.replace("pay", "buy"))
    writer.invalid("too-late", good.replace("2 pay", "1000000001 pay"))
    writer.invalid("request-missing", good.replace("2 5", "3 5"))
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()

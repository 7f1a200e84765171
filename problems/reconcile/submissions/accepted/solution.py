import sys
from bisect import bisect_left
from collections import defaultdict, deque


def main():
    data = sys.stdin.read().split()
    n, m, d = map(int, data[:3])
    entries = list(zip(map(int, data[3::3]), map(int, data[4::3]), data[5::3]))
    ledger, statement = entries[:n], entries[n:]
    answers = ["none"] * m
    matched = [False] * n

    referred = defaultdict(deque)
    for number, (_, amount, reference) in enumerate(ledger):
        referred[reference, amount].append(number)
    for index, (_, amount, reference) in enumerate(statement):
        if reference != "-" and referred[reference, amount]:
            number = referred[reference, amount].popleft()
            matched[number] = True
            answers[index] = f"ref {number + 1}"

    left = defaultdict(list)  # of each amount the days and numbers, in order
    for number, (day, amount, _) in enumerate(ledger):
        if not matched[number]:
            left[amount].append((day, number))
    for places in left.values():
        places.sort()
    for index, (day, amount, _) in enumerate(statement):
        if answers[index] != "none":
            continue
        places = left[amount]
        at = bisect_left(places, (day, 0))
        later = places[at][0] - day if at < len(places) else d + 1
        if at > 0 and day - places[at - 1][0] <= later:
            at = bisect_left(places, (places[at - 1][0], 0))
        if at < len(places) and abs(places[at][0] - day) <= d:
            number = places.pop(at)[1]
            answers[index] = f"day {number + 1}"

    rest = [number for places in left.values() for _, number in places]
    print("\n".join(answers))
    print("open", len(rest), sum(ledger[number][1] for number in rest))


main()

# Slow: looks for events in the list of all deliveries.
import sys


def handle(state, total, action):
    kind, _, amount = action.partition(" ")
    cents = int(amount or 0)
    if state == "open" and kind == "add":
        return state, total + cents, " ok"
    if state == "open" and kind == "drop" and cents <= total:
        return state, total - cents, " ok"
    if state == "open" and kind == "pay" and cents == total:
        return "paid", total, " ok"
    if state == "paid" and kind == "ship":
        return "shipped", total, " ok"
    if state in ("open", "paid") and kind == "cancel":
        return "cancelled", total, " ok"
    return state, total, " bad"


def find(events, name, number):
    return [action for other, place, action in events if other == name and place == number]


def main():
    lines = sys.stdin.read().splitlines()
    orders = {}  # next, state, total
    events = []
    for line in lines[1:]:
        name, number, action = line.split(" ", 2)
        number = int(number)
        following, state, total = orders.setdefault(name, (1, "open", 0))
        first = find(events, name, number)
        if first:
            print("repeat" if first[0] == action else "conflict")
            continue
        events.append((name, number, action))
        if number != following:
            print("wait")
            continue
        answer = "done"
        while now := find(events, name, following):
            state, total, result = handle(state, total, now[0])
            answer += result
            following += 1
        orders[name] = (following, state, total)
        print(answer)
    for name, (following, state, total) in orders.items():
        kept = sum(other == name and number >= following for other, number, _ in events)
        print(name, state, total, kept)


main()

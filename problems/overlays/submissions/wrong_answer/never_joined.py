# Wrong: a new rule begins a new period, also with the same price.
import heapq
import sys


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    n = numbers[0]
    rules = [numbers[at : at + 4] for at in range(1, 1 + 4 * n, 4)]
    order = sorted(range(n), key=lambda number: rules[number][0])
    days = sorted({rule[0] for rule in rules} | {rule[1] + 1 for rule in rules})
    valid = []  # level and number below 0, so that the first one decides
    used = set()
    periods = []
    at = 0
    for day, after in zip(days, days[1:]):
        while at < n and rules[order[at]][0] == day:
            heapq.heappush(valid, (-rules[order[at]][2], -order[at]))
            at += 1
        while valid and rules[-valid[0][1]][1] < day:
            heapq.heappop(valid)
        if not valid:
            continue
        number = -valid[0][1]
        used.add(number)
        cents = rules[number][3]
        if False and periods[-1][1] == day - 1 and periods[-1][2] == cents:
            periods[-1][1] = after - 1
        else:
            periods.append([day, after - 1, cents])
    for period in periods:
        print(*period)
    print("unused", n - len(used))


main()

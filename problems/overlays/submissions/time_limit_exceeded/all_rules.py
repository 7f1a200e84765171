# Slow: looks at all rules for each stretch between two changes.
import sys


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    rules = [numbers[at : at + 4] for at in range(1, len(numbers), 4)]
    days = sorted({rule[0] for rule in rules} | {rule[1] + 1 for rule in rules})
    used, periods = set(), []
    for day, after in zip(days, days[1:]):
        best = None
        for number, (first, last, level, cents) in enumerate(rules):
            if first <= day <= last and (best is None or level >= rules[best][2]):
                best = number
        if best is None:
            continue
        used.add(best)
        if periods and periods[-1][1] == day - 1 and periods[-1][2] == rules[best][3]:
            periods[-1][1] = after - 1
        else:
            periods.append([day, after - 1, rules[best][3]])
    for period in periods:
        print(*period)
    print("unused", len(rules) - len(used))


main()

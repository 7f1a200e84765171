# Slow: adds hours from each start on.
import sys


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    budget, costs = numbers[1], numbers[2:]
    best = (0, 0, 0)
    for start in range(len(costs)):
        price = 0
        for end in range(start, len(costs)):
            price += costs[end]
            if price > budget:
                break
            best = max(best, (end + 1 - start, -price, -start))
    hours, price, start = best
    print(*([1 - start, hours, -price] if hours else ["none"]))


main()

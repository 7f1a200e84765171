# Wrong: says that no hours are possible for 0 cents.
import sys


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    budget, costs = numbers[1], numbers[2:]
    best = (0, 0, 0)  # hours, price below 0, start below 0: the largest is the best
    start = price = 0
    for end, cost in enumerate(costs, 1):
        price += cost
        while price > budget:
            price -= costs[start]
            start += 1
        best = max(best, (end - start, -price, -start))
    hours, price, start = best
    print(*([1 - start, hours, -price] if hours else [1, 0, 0]))


main()

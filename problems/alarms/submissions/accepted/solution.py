import sys


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    n, k, high, low = numbers[:4]
    readings = numbers[4:]
    total = 0
    start = peak = 0
    out = []
    for i in range(n):
        total += readings[i]
        if i >= k:
            total -= readings[i - k]
        if i < k - 1:
            continue
        if not start and total > high * k:
            start = i + 1
            peak = 0
        elif start and total < low * k:
            out.append(f"{start} {i + 1} {peak}")
            start = 0
        if start and readings[i] > peak:
            peak = readings[i]
    if start:
        out.append(f"{start} open {peak}")
    print("\n".join(out) if out else "quiet")


main()

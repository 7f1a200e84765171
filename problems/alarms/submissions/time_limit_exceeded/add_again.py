# Slow: adds up all readings of each average.
import sys


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    n, k, high, low = numbers[:4]
    readings = numbers[4:]
    start = peak = 0
    out = []
    for i in range(k - 1, n):
        total = 0
        for j in range(i - k + 1, i + 1):
            total += readings[j]
        if not start and total > high * k:
            start, peak = i + 1, 0
        elif start and total < low * k:
            out.append(f"{start} {i + 1} {peak}")
            start = 0
        if start:
            peak = max(peak, readings[i])
    if start:
        out.append(f"{start} open {peak}")
    print("\n".join(out) if out else "quiet")


main()

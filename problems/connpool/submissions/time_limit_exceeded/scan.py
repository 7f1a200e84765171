# Slow: looks at all connections for each thread.
import sys


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    n, k, w = numbers[:3]
    free = [0] * k
    served = waited = 0
    for t, d in zip(numbers[3::2], numbers[4::2]):
        best = 0
        for number in range(k):
            if free[number] < free[best]:
                best = number
        start = max(t, free[best])
        if start - t > w:
            print("timeout")
            continue
        free[best] = start + d
        served += 1
        waited += start - t
        print(start)
    print("served", served, "waited", waited)


main()

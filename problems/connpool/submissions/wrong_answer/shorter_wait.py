# Wrong: a thread that would wait exactly as long as allowed leaves.
import heapq
import sys


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    n, k, w = numbers[:3]
    free = [0] * k  # when each connection is free, as a heap
    served = waited = 0
    out = []
    for t, d in zip(numbers[3::2], numbers[4::2]):
        start = max(t, free[0])
        if start - t >= w and start > t:
            out.append("timeout")
            continue
        heapq.heapreplace(free, start + d)
        served += 1
        waited += start - t
        out.append(str(start))
    print("\n".join(out))
    print("served", served, "waited", waited)


main()

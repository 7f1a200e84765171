# Wrong: does not cut the shifts to the period.
import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    begin, end = data[1], data[2]
    shifts = sorted(zip(data[3::2], data[4::2]))
    changes = sorted([(a, 1) for a, _ in shifts] + [(b, -1) for _, b in shifts])
    peak, peak_at, on_call = 0, begin, 0
    for when, change in changes:
        on_call += change
        if on_call > peak:
            peak, peak_at = on_call, when
    gaps = []
    until = begin
    for a, b in shifts:
        if a > until:
            gaps.append((until, a))
        until = max(until, b)
    if until < end:
        gaps.append((until, end))
    print("uncovered", sum(b - a for a, b in gaps), len(gaps))
    print("longest", *(max(gaps, key=lambda g: g[1] - g[0]) if gaps else ["none"]))
    print("peak", peak, peak_at)


main()

# Wrong: counts a shift as on call at its end, so shifts that touch seem to overlap.
import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    begin, end = data[1], data[2]
    changes = []
    covered = []
    for a, b in zip(data[3::2], data[4::2]):
        a, b = max(a, begin), min(b, end)
        if a < b:
            changes.append((a, 0))
            changes.append((b, 1))
            covered.append((a, b))

    peak, peak_at, on_call = 0, begin, 0
    for when, kind in sorted(changes):
        on_call += -1 if kind else 1
        if on_call > peak:
            peak, peak_at = on_call, when

    gaps = []
    until = begin
    for a, b in sorted(covered):
        if a > until:
            gaps.append((until, a))
        until = max(until, b)
    if until < end:
        gaps.append((until, end))
    print("uncovered", sum(b - a for a, b in gaps), len(gaps))
    print("longest", *(max(gaps, key=lambda g: g[1] - g[0]) if gaps else ["none"]))
    print("peak", peak, peak_at)


main()

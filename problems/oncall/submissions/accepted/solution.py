import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    begin, end = data[1], data[2]
    changes = []
    for a, b in zip(data[3::2], data[4::2]):
        a, b = max(a, begin), min(b, end)
        if a < b:
            changes.append((a, 1))
            changes.append((b, -1))
    changes.sort()  # at the same time, shifts that end come first
    changes.append((end, 0))

    on_call = uncovered = gaps = 0
    longest = None
    peak, peak_at = 0, begin
    time = begin
    gap_from = begin
    for when, change in changes:
        if when > time:
            if on_call > peak:
                peak, peak_at = on_call, time
            time = when
        if on_call == 0 and when > gap_from:
            uncovered += when - gap_from
            gaps += 1
            if longest is None or when - gap_from > longest[1] - longest[0]:
                longest = (gap_from, when)
        on_call += change
        if on_call == 0:
            gap_from = when

    print("uncovered", uncovered, gaps)
    print("longest", *(longest or ["none"]))
    print("peak", peak, peak_at)


main()

# Slow: counts for every begin and end of a shift all the shifts that cover it.
import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    begin, end = data[1], data[2]
    shifts = list(zip(data[3::2], data[4::2]))
    times = {begin, end}
    for a, b in shifts:
        times.update(t for t in (a, b) if begin < t < end)
    times = sorted(times)

    peak, peak_at = 0, begin
    gaps = []
    for time, following in zip(times, times[1:]):
        on_call = sum(1 for a, b in shifts if a <= time < b)
        if on_call > peak:
            peak, peak_at = on_call, time
        if on_call == 0 and gaps and gaps[-1][1] == time:
            gaps[-1] = (gaps[-1][0], following)
        elif on_call == 0:
            gaps.append((time, following))
    print("uncovered", sum(b - a for a, b in gaps), len(gaps))
    print("longest", *(max(gaps, key=lambda g: g[1] - g[0]) if gaps else ["none"]))
    print("peak", peak, peak_at)


main()

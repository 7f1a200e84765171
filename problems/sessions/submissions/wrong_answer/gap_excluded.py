# Wrong: a view exactly g seconds after the one before it begins a new session here.
import sys


def main():
    data = sys.stdin.read().split()
    gap = int(data[1])
    times = {}
    for time, visitor in zip(map(int, data[2::2]), data[3::2]):
        times.setdefault(visitor, []).append(time)

    sessions = 0
    longest = (-1, "")
    busiest = (0, "")
    for visitor in sorted(times):
        views = sorted(times[visitor])
        count = 0
        start = previous = None
        for time in views:
            if previous is None or (time != previous and time - previous >= gap):
                count += 1
                start = time
            previous = time
            if time - start > longest[0]:
                longest = (time - start, visitor)
        sessions += count
        if count > busiest[0]:
            busiest = (count, visitor)

    print("sessions", sessions)
    print("longest", *longest)
    print("busiest", *busiest)


main()

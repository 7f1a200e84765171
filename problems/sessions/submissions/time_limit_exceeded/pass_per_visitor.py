# Slow: goes through all views once for each visitor.
import sys


def main():
    data = sys.stdin.read().split()
    gap = int(data[1])
    views = list(zip(map(int, data[2::2]), data[3::2]))
    visitors = []
    for _, visitor in views:
        if visitor not in visitors:
            visitors.append(visitor)

    sessions = 0
    longest = (-1, "")
    busiest = (0, "")
    for visitor in sorted(visitors):
        times = sorted(time for time, who in views if who == visitor)
        count = 0
        start = previous = None
        for time in times:
            if previous is None or time - previous > gap:
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

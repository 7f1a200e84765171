# Wrong: takes the lines to be in the order of time.
import sys


def main():
    data = sys.stdin.read().split()
    gap = int(data[1])
    last, start, count, length = {}, {}, {}, {}
    for time, visitor in zip(map(int, data[2::2]), data[3::2]):
        if visitor not in last or time - last[visitor] > gap:
            count[visitor] = count.get(visitor, 0) + 1
            start[visitor] = time
        last[visitor] = time
        length[visitor] = max(length.get(visitor, 0), time - start[visitor])
    longest = min(length, key=lambda v: (-length[v], v))
    busiest = min(count, key=lambda v: (-count[v], v))
    print("sessions", sum(count.values()))
    print("longest", length[longest], longest)
    print("busiest", count[busiest], busiest)


main()

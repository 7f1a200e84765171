# Slow: looks for ids and sums in lists.
import sys


def main():
    lines = sys.stdin.read().splitlines()
    _, length, delay = map(int, lines[0].split())
    known = []
    sums = []  # window, sensor, how many, their sum
    clock = -1
    late = 0
    for line in lines[1:]:
        number, sensor, time, value = line.split()
        time = int(time)
        if any(other == number for other in known):
            continue
        known.append(number)
        window = time // length
        if (window + 1) * length <= clock:
            late += 1
            continue
        clock = max(clock, time - delay)
        same = [entry for entry in sums if entry[:2] == [window, sensor]]
        if not same:
            same = [[window, sensor, 0, 0]]
            sums += same
        same[0][2] += 1
        same[0][3] += int(value)
    for window, sensor, count, total in sorted(sums):
        print(window * length, sensor, count, total)
    print("late", late, "repeated", len(lines) - 1 - len(known))


main()

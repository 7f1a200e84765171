import sys


def main():
    lines = sys.stdin.read().splitlines()
    _, length, delay = map(int, lines[0].split())
    known = set()
    sums = {}  # window and sensor -> how many, and their sum
    clock = -1
    late = repeated = 0
    for line in lines[1:]:
        number, sensor, time, value = line.split()
        time = int(time)
        if number in known:
            repeated += 1
            continue
        window = time // length
        known.add(number)
        if (window + 1) * length <= clock:
            late += 1
            continue
        clock = max(clock, time - delay)
        count, total = sums.get((window, sensor), (0, 0))
        sums[window, sensor] = (count + 1, total + int(value))
    for (window, sensor), (count, total) in sorted(sums.items()):
        print(window * length, sensor, count, total)
    print("late", late, "repeated", repeated)


main()

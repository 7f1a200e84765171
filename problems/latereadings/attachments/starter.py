import sys


def main():
    lines = sys.stdin.read().splitlines()
    n, w, delay = map(int, lines[0].split())
    for line in lines[1 : n + 1]:
        reading, sensor, time, value = line.split()
        time, value = int(time), int(value)

        # Your solution goes here.

    print("late", 0, "repeated", 0)


main()

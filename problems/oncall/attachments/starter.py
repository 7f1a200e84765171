import sys


def main():
    lines = sys.stdin.read().splitlines()
    n, begin, end = map(int, lines[0].split())
    shifts = [tuple(map(int, line.split())) for line in lines[1 : n + 1]]  # (begin, end)

    # Your solution goes here.
    print("uncovered", 0, 0)
    print("longest none")
    print("peak", len(shifts), begin)


main()

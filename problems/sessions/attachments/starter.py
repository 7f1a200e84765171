import sys


def main():
    lines = sys.stdin.read().splitlines()
    n, gap = map(int, lines[0].split())
    views = []  # (time, visitor)
    for line in lines[1 : n + 1]:
        time, visitor = line.split()
        views.append((int(time), visitor))

    # Your solution goes here.
    print("sessions", len(views))


main()

import sys


def main():
    lines = sys.stdin.read().splitlines()
    n, capacity = map(int, lines[0].split())
    for line in lines[1 : n + 1]:
        event, key, *rest = line.split()
        size = int(rest[0]) if event == "p" else 0
        # Your solution goes here.

    print(0, 0, 0)
    print(0)


main()

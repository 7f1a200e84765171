import sys


def main():
    lines = sys.stdin.read().splitlines()
    n, m = map(int, lines[0].split())
    for number, line in enumerate(lines[1 : n + 1], 1):
        time, name, *addresses = line.split()
        time = int(time)

        # Your solution goes here.
        print(number, 1, name, len(addresses))


main()

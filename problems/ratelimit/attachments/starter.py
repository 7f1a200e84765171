import sys


def main():
    lines = sys.stdin.read().splitlines()
    n, size, period, ban = map(int, lines[0].split())
    counts = {}  # client -> [allowed, refused, dropped]
    for line in lines[1 : n + 1]:
        time, client, cost = line.split()
        time, cost = int(time), int(cost)
        count = counts.setdefault(client, [0, 0, 0])
        # Your solution goes here.

    for client, count in counts.items():
        print(client, *count)


main()

import sys


def main():
    lines = sys.stdin.read().splitlines()
    n = int(lines[0])
    for number, line in enumerate(lines[1 : n + 1], 1):
        kind, thread, lock, *mode = line.split()

        # Your solution goes here.
    print("held", 0, "waiting", 0, "idle", 0)


main()

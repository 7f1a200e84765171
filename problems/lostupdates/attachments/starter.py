import sys


def main():
    lines = sys.stdin.read().splitlines()
    n = int(lines[0])
    for line in lines[1 : n + 1]:
        kind, transaction, *key = line.split()

        # Your solution goes here.
    print("lost", 0, "made", 0)


main()

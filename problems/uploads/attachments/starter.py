import sys


def main():
    lines = sys.stdin.read().splitlines()
    r, q = map(int, lines[0].split())
    for line in lines[1 : r + 1]:
        kind, *words = line.split()

        # Your solution goes here.
        print("404")


main()

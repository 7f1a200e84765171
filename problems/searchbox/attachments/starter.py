import sys


def main():
    lines = sys.stdin.read().splitlines()
    t, q = map(int, lines[0].split())
    tickets = [line.split() for line in lines[1 : t + 1]]
    for line in lines[t + 1 : t + q + 1]:
        parts = line.split()

        # Your solution goes here.
        print(0)


main()

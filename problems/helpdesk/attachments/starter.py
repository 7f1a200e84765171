import sys


def main():
    lines = sys.stdin.read().splitlines()
    m, n, w = map(int, lines[0].split())
    skills = [[int(word) for word in line.split()] for line in lines[1 : m + 1]]
    for line in lines[m + 1 : m + n + 1]:
        time, kind, *rest = line.split()
        time, words = int(time), [int(word) for word in rest]

        # Your solution goes here.

    print("waiting", 0, "idle", 0)


main()

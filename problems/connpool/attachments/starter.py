import sys


def main():
    lines = sys.stdin.read().splitlines()
    n, k, w = map(int, lines[0].split())
    for line in lines[1 : 1 + n]:
        t, d = map(int, line.split())
    # Your solution goes here.
    print('served 0 waited 0')


main()

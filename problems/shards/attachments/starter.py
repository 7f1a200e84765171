import sys


def main():
    lines = sys.stdin.read().splitlines()
    n, k = map(int, lines[0].split())
    values = list(map(int, lines[1].split()))
    # Your solution goes here.
    print('0')


main()

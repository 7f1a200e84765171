import sys


def main():
    lines = sys.stdin.read().splitlines()
    n, b = map(int, lines[0].split())
    values = list(map(int, lines[1].split()))
    # Your solution goes here.
    print('none')


main()

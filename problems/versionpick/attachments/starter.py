import sys


def main():
    lines = sys.stdin.read().splitlines()
    n, q = map(int, lines[0].split())
    for line in lines[1 : 1 + n]:
        version = line
    for line in lines[1 + n : 1 + n + q]:
        request = line
    # Your solution goes here.
    print('none')


main()

import sys


def main():
    lines = sys.stdin.read().splitlines()
    n = int(lines[0])
    for line in lines[1 : 1 + n]:
        kind, t, l = line.split()
    # Your solution goes here.
    print('pairs 0 locks 0')


main()

import sys


def main():
    lines = sys.stdin.read().splitlines()
    n = int(lines[0])
    for line in lines[1 : 1 + n]:
        client, *rest = line.split()
        # Your solution goes here.
    print('refused 0')


main()

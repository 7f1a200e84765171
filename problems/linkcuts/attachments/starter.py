import sys


def main():
    lines = sys.stdin.read().splitlines()
    n, m, c = map(int, lines[0].split())
    for line in lines[1 : 1 + m]:
        a, b = map(int, line.split())
    for line in lines[1 + m : 1 + m + c]:
        cable = int(line)
    # Your solution goes here.
    print('1 1')


main()

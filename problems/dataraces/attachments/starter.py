import sys


def main():
    lines = sys.stdin.read().splitlines()
    n = int(lines[0])
    for line in lines[1 : 1 + n]:
        kind, t, x = line.split()
    # Your solution goes here.
    print('races 0 variables 0')


main()

import sys


def main():
    lines = sys.stdin.read().splitlines()
    n, s, r, q = map(int, lines[0].split())
    for line in lines[1 : 1 + r]:
        role, state, action, target = map(int, line.split())
    for line in lines[1 + r : 1 + r + q]:
        item, role, action = map(int, line.split())
    # Your solution goes here.
    print('404')


main()

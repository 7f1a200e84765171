import sys


def main():
    lines = iter(sys.stdin.read().splitlines())
    n, u, e, q = map(int, next(lines).split())
    folders = [next(lines).split() for _ in range(n)]  # where it lies, open or closed
    users = [next(lines).split() for _ in range(u)]  # user, groups
    entries = [next(lines).split() for _ in range(e)]  # folder, who, level
    for _ in range(q):
        user, folder = next(lines).split()

        # Your solution goes here.
        print("nothing")


main()

import sys


def main():
    lines = iter(sys.stdin.read().split("\n"))
    n, p = map(int, next(lines).split())
    file = [next(lines) for _ in range(n)]
    for _ in range(p):
        h = int(next(lines).split()[1])
        for number in range(1, h + 1):
            _, a, k = next(lines).split()
            a = int(a)
            hunk = [next(lines) for _ in range(int(k))]

        # Your solution goes here.
        print("rejected 1")
    print(len(file))
    print("\n".join(file))


main()

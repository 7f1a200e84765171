import sys


def main():
    lines = sys.stdin.read().split("\n")
    n, q = map(int, lines[0].split())
    log = lines[1 : n + 1]
    for line in lines[n + 1 : n + 1 + q]:
        a, b, condition = line.split(" ", 2)
        a, b = int(a), int(b)

        # Your solution goes here.
        print(0)


main()

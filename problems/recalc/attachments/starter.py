import sys


def main():
    lines = sys.stdin.read().splitlines()
    n = int(lines[0])
    for line in lines[1 : n + 1]:
        request, cell, *formula = line.split()

        # Your solution goes here.
        if request == "get":
            print(0)
        else:
            kind, *rest = formula
            print(1, 0)


main()

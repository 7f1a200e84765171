import sys


def main():
    lines = sys.stdin.read().splitlines()
    n = int(lines[0])
    for line in lines[1 : n + 1]:
        kind, name, *rest = line.split()
        if kind == "ask":
            # Your solution goes here.
            print("off")


main()

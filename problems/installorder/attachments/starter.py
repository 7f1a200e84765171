import sys


def main():
    lines = sys.stdin.read().splitlines()
    n = int(lines[0])
    needs = {}  # package -> names it depends on
    for line in lines[1 : n + 1]:
        name, *others = line.split()
        needs[name] = others

    installed, cycle, blocked = [], [], []
    # Your solution goes here.

    print("install", *(installed or ["-"]))
    print("cycle", *(cycle or ["-"]))
    print("blocked", *(blocked or ["-"]))


main()

import sys


def solve_map(lines):
    # Task 1 goes here.
    return "ok 0 0 0"


# A later task adds a function, and its word here.
TASKS = {"map": solve_map}


def main():
    lines = sys.stdin.read().split("\n")
    if lines[-1] == "":
        lines.pop()
    print(TASKS[lines[0]](lines[1:]))


main()

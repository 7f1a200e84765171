import sys


def solve_read(lines):
    # Task 1 goes here.
    return ["events 0"]


# A later task adds a function, and its word here.
TASKS = {"read": solve_read}


def main():
    lines = sys.stdin.read().split("\n")
    if lines[-1] == "":
        lines.pop()
    print("\n".join(TASKS[lines[0]](lines[1:])))


main()

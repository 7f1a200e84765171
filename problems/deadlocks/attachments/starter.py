import sys


def main():
    lines = sys.stdin.read().splitlines()
    n = int(lines[0])
    for number, line in enumerate(lines[1 : n + 1], 1):
        kind, thread, lock = line.split()  # kind is "want" or "free"

    # Your solution goes here.
    print("stuck", 0, "queued", 0)


main()

import sys


def main():
    lines = sys.stdin.read().splitlines()
    n = int(lines[0])
    for line in lines[1 : n + 1]:
        order, number, action = line.split(" ", 2)
        number = int(number)

        # Your solution goes here.
        print("wait")


main()

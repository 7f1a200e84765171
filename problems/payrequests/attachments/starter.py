import sys


def main():
    lines = sys.stdin.read().splitlines()
    n, w, c = map(int, lines[0].split())
    for line in lines[1 : n + 1]:
        time, key, account, amount = line.split()
        time, amount = int(time), int(amount)

        # Your solution goes here.
        print("declined")


main()

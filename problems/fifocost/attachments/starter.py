import sys


def main():
    for line in sys.stdin.read().splitlines()[1:]:
        kind, *numbers = line.split()
        if kind == "buy":
            count, price = map(int, numbers)
        elif kind == "sell":
            count = int(numbers[0])
        else:
            print("stock", 0, 0)
        # Your solution goes here.


main()

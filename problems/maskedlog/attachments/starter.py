import sys


def main():
    lines = sys.stdin.read().split("\n")
    s, n = map(int, lines[0].split())
    names = lines[1 : s + 1]
    for line in lines[s + 1 : s + n + 1]:
        words = line.split(" ")

        # Your solution goes here.
        print(" ".join(words))
    print("masked", 0)


main()

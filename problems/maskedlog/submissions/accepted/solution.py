import re
import sys

ADDRESS = re.compile(r"([^@])[^@]*(@[^@]+)")
DIGITS = re.compile(r"[0-9]{8,}")


def main():
    lines = sys.stdin.read().split("\n")
    s, n = map(int, lines[0].split())
    secret = {name.lower() for name in lines[1 : s + 1]}

    def masked(word):
        name, sign, _ = word.partition("=")
        if sign and name.lower() in secret:
            return name + "=***", 1
        address = ADDRESS.fullmatch(word)
        if address:
            return address[1] + "***" + address[2], 1
        word, rows = DIGITS.subn(lambda row: "*" * (len(row[0]) - 4) + row[0][-4:], word)
        return word, min(rows, 1)

    count = 0
    for line in lines[s + 1 : s + n + 1]:
        words = [masked(word) for word in line.split(" ")]
        count += sum(one for _, one in words)
        print(" ".join(word for word, _ in words))
    print("masked", count)


main()

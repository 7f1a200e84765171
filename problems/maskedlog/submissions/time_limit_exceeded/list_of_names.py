# Slow: compares each word with all secret names.
import re
import sys


def main():
    lines = sys.stdin.read().split("\n")
    s, n = map(int, lines[0].split())
    names = lines[1 : s + 1]
    count = 0

    def row(found):
        return "*" * (len(found.group()) - 4) + found.group()[-4:]

    for line in lines[s + 1 : s + n + 1]:
        output = []
        for word in line.split(" "):
            masked = None
            for name in names:
                if word.lower().startswith(name.lower() + "="):
                    masked = word[: len(name)] + "=***"
            if masked is None and word.count("@") == 1 and word[0] != "@" and word[-1] != "@":
                masked = word[0] + "***" + word[word.index("@") :]
            if masked is None:
                masked = re.sub("[0-9]{8,}", row, word)
                count += masked != word
            else:
                count += 1
            output.append(masked)
        print(" ".join(output))
    print("masked", count)


main()

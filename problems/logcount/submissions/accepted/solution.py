import re
import sys
from bisect import bisect_left, bisect_right

FIELD = re.compile(r'([a-z_]+)=(?:"((?:[^"\\]|\\.)*)"|([^ "]+))')
QUESTION = re.compile(r'([a-z_]+)(?:(!?=)(?:"((?:[^"\\]|\\.)*)"|(.+)))?')
ESCAPED = re.compile(r"\\(.)")


def main():
    lines = sys.stdin.read().split("\n")
    n, q = map(int, lines[0].split())
    where = {}  # name, or name and value -> numbers of lines
    for number in range(1, n + 1):
        seen = set()
        for name, quoted, plain in FIELD.findall(lines[number]):
            if name in seen:
                continue
            seen.add(name)
            value = plain or ESCAPED.sub(r"\1", quoted)
            where.setdefault(name, []).append(number)
            where.setdefault((name, value), []).append(number)

    def count(key, a, b):
        numbers = where.get(key, [])
        return bisect_right(numbers, b) - bisect_left(numbers, a)

    answers = []
    for line in lines[n + 1 : n + 1 + q]:
        a, b, condition = line.split(" ", 2)
        a, b = int(a), int(b)
        name, sign, quoted, plain = QUESTION.fullmatch(condition).groups("")
        value = plain or ESCAPED.sub(r"\1", quoted)
        if sign == "":
            answers.append(count(name, a, b))
        elif sign == "=":
            answers.append(count((name, value), a, b))
        else:
            answers.append(count(name, a, b) - count((name, value), a, b))
    print("\n".join(map(str, answers)))


main()

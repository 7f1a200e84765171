# Slow: looks at each line for each question.
import re
import sys

FIELD = re.compile(r'([a-z_]+)=(?:"((?:[^"\\]|\\.)*)"|([^ "]+))')
QUESTION = re.compile(r'([a-z_]+)(?:(!?=)(?:"((?:[^"\\]|\\.)*)"|(.+)))?')
ESCAPED = re.compile(r"\\(.)")


def main():
    lines = sys.stdin.read().split("\n")
    n, q = map(int, lines[0].split())
    log = [{}]
    for line in lines[1 : n + 1]:
        fields = {}
        for name, quoted, plain in FIELD.findall(line):
            fields.setdefault(name, plain or ESCAPED.sub(r"\1", quoted))
        log.append(fields)
    for line in lines[n + 1 : n + 1 + q]:
        a, b, condition = line.split(" ", 2)
        name, sign, quoted, plain = QUESTION.fullmatch(condition).groups("")
        value = plain or ESCAPED.sub(r"\1", quoted)
        count = 0
        for number in range(int(a), int(b) + 1):
            if name in log[number]:
                equal = log[number][name] == value
                if sign == "" or equal == (sign == "="):
                    count += 1
        print(count)


main()

"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

W = "[a-z0-9]{1,8}"
COUNT = re.compile(r"[1-9][0-9]{0,4}")
KINDS = ["segment", "user", "flag", "ask"]
LINES = {
    "segment": re.compile(f"segment {W}(?: {W}){{1,200}}"),
    "user": re.compile(f"user {W}(?: {W}={W}){{0,6}}"),
    "flag": re.compile(f"flag {W} {W}"),
    "rule": re.compile(
        f"rule {W} (?:0|[1-9][0-9]?|100)(?: (?:{W}!?={W}|in:{W}|out:{W}|flag:{W}={W})){{0,4}}"
    ),
    "ask": re.compile(f"ask {W} {W}"),
}
RESERVED = {"in", "out", "flag"}


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    if not COUNT.fullmatch(lines[0]) or not 3 <= int(lines[0]) <= 10_000:
        refuse(f"line 1 is not n: {lines[0]!r}")
    if len(lines) != int(lines[0]) + 1:
        refuse(f"expected {int(lines[0]) + 1} lines, found {len(lines)}")
    names = {kind: set() for kind in KINDS}
    rules = asks = stage = 0
    flag = None
    for number, line in enumerate(lines[1:], 2):
        kind, *words = line.split(" ")
        if kind not in LINES or not LINES[kind].fullmatch(line):
            refuse(f"line {number} is of no kind: {line!r}")
        if kind == "rule":
            rules += 1
            if stage != 2:
                refuse(f"line {number} is a rule without a flag")
            for condition in words[2:]:
                if condition.startswith(("in:", "out:")):
                    if condition.split(":")[1] not in names["segment"]:
                        refuse(f"line {number} names an unknown segment")
                elif condition.startswith("flag:"):
                    other = condition[5:].split("=")[0]
                    if other not in names["flag"] or other == flag:
                        refuse(f"line {number} names a flag that is not earlier")
                elif re.split("!?=", condition)[0] in RESERVED:
                    refuse(f"line {number} has an attribute with a reserved name")
            continue
        if KINDS.index(kind) < stage:
            refuse(f"line {number} is out of order")
        stage = KINDS.index(kind)
        if kind == "ask":
            asks += 1
            if words[0] not in names["flag"] or words[1] not in names["user"]:
                refuse(f"line {number} asks for something unknown")
            continue
        if words[0] in names[kind]:
            refuse(f"line {number} has a name that is there already")
        names[kind].add(words[0])
        if kind == "flag":
            flag = words[0]
        parts = [word.split("=")[0] for word in words[1:]]
        if kind != "flag" and len(set(parts)) != len(parts):
            refuse(f"line {number} says something twice")
        if kind == "user" and RESERVED.intersection(parts):
            refuse(f"line {number} has an attribute with a reserved name")
    if len(names["segment"]) > 20 or not 1 <= len(names["user"]) <= 400:
        refuse("too many segments, or the wrong number of users")
    if not 1 <= len(names["flag"]) <= 50 or rules > 300 or asks < 1:
        refuse("too many flags or rules, or no question")
    sys.exit(42)


main()

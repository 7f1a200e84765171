"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

TASK = "read"
# The events themselves may be wrong in every way; their lines are plain text.
LINE = re.compile(r"[ -~]{0,200}")
MOST_LINES = 20_000
SETTINGS = re.compile(r"size ([1-9][0-9]{0,6}) delay (0|[1-9][0-9]{0,9}) late (0|[1-9][0-9]{0,9})")
KEPT = re.compile(
    r"([a-z0-9]{1,12}) (0|[1-9][0-9]?) ([a-z]{1,12}) (0|[1-9][0-9]{0,8}) ([1-9][0-9]{0,2}|1000)"
)


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def number(text, least, most):
    if not re.fullmatch(r"0|[1-9][0-9]{0,9}", text) or not least <= int(text) <= most:
        refuse(f"{text!r} is no number from {least} to {most}")
    return int(text)


def after(word, line):
    words = line.split(" ")
    if len(words) != 2 or words[0] != word:
        refuse(f"{line!r} does not say {word}")
    return words[1]


def settings(line):
    match = SETTINGS.fullmatch(line)
    if not match:
        refuse(f"{line!r} are no settings")
    for text, least, most in zip(match.groups(), (1, 0, 0), (1_000_000, 10**9, 10**9)):
        number(text, least, most)


def checkpoint(lines):
    """How many lines it has, and the number of results after it."""
    head = lines[0].split(" ")
    if len(head) != 3 or head[0] != "checkpoint":
        refuse("there is no checkpoint")
    rows = number(head[2], 0, MOST_LINES)
    if (head[1] == "none") != (rows == 0):
        refuse("a greatest time and kept events belong together")
    top = -1 if head[1] == "none" else number(head[1], 0, 999_999_999)
    if len(lines) < rows + 2:
        refuse("the checkpoint is cut off")
    ids = []
    for row in lines[1 : rows + 1]:
        match = KEPT.fullmatch(row)
        if not match:
            refuse(f"{row!r} is no kept event")
        if int(match[4]) > top:
            refuse("an event is later than the greatest time")
        ids.append(match[1])
    if ids != sorted(set(ids)):
        refuse("the kept events are not in order")
    number(after("written", lines[rows + 1]), 0, 1_000_000)
    return rows + 2


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    if lines[0] != TASK:
        refuse(f"the first line is not {TASK}")
    for line in lines:
        if not LINE.fullmatch(line):
            refuse(f"{line!r} is no plain text")
    head = 1
    if TASK == "again":
        head = 2
        number(after("horizon", lines[1]), 1, 1_000_000)
    if TASK in ("windows", "restart"):
        head = 2
        settings(lines[1])
    if TASK == "restart":
        head += checkpoint(lines[2:])
    if not 1 <= len(lines) - head <= MOST_LINES:
        refuse(f"there are 1 to {MOST_LINES} lines of events")
    sys.exit(42)


main()

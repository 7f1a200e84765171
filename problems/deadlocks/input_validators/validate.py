"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys
from collections import deque

COUNT = re.compile(r"[1-9][0-9]{0,4}")
LINE = re.compile(r"(want|free) ([a-z0-9]{1,8}) ([a-z0-9]{1,8})")


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    if not COUNT.fullmatch(lines[0]) or int(lines[0]) > 22_000:
        refuse(f"line 1 is not n: {lines[0]!r}")
    if len(lines) != int(lines[0]) + 1:
        refuse(f"expected {int(lines[0]) + 1} lines, found {len(lines)}")
    queues = {}  # lock -> its holder and those that wait
    waiting = set()
    for number, line in enumerate(lines[1:], 2):
        words = LINE.fullmatch(line)
        if not words:
            refuse(f"line {number} is no line of a trace: {line!r}")
        kind, thread, lock = words.groups()
        queue = queues.setdefault(lock, deque())
        if thread in waiting:
            refuse(f"line {number} is about a waiting thread")
        if (kind == "free") != (len(queue) > 0 and queue[0] == thread):
            refuse(f"line {number} frees a lock that is not held, or wants one that is")
        if kind == "want":
            queue.append(thread)
            if len(queue) > 1:
                waiting.add(thread)
        else:
            queue.popleft()
            if queue:
                waiting.remove(queue[0])
    sys.exit(42)


main()

"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

TASK = "retries"
IN_TIME = TASK in ("retries", "versions")
MOST_REQUESTS = 20_000
NUMBER = r"(0|[1-9][0-9]{0,8})"
TARGET = r"(/[!-~]{0,99})"
FIRST = re.compile((f"{NUMBER} {NUMBER} " if IN_TIME else "()()") + f"([A-Z]{{3,7}}) {TARGET}")
TAG = r'"[1-9][0-9]{0,8}-[1-9][0-9]{0,8}"'
TAGS = re.compile(rf"\*|{TAG}(, {TAG}){{0,9}}")
KEY = re.compile(r"[a-z0-9-]{1,20}")
BODY = re.compile(r"> [ -~]{0,200}")
OTHER = re.compile(r"[a-z][a-z-]{0,19}: [!-~]([ -~]{0,98}[!-~])?")


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def header(line, seen):
    if not OTHER.fullmatch(line):
        refuse(f"{line!r} is no header")
    name, value = line.split(": ", 1)
    if name in seen:
        refuse(f"the header {name} is there twice")
    seen.add(name)
    if name in ("if-match", "if-none-match") and not TAGS.fullmatch(value):
        refuse(f"{value!r} are no tags")
    if name == "key" and not KEY.fullmatch(value):
        refuse(f"{value!r} is no key")


def request(lines, before):
    """Tests one request and answers when it arrives."""
    match = FIRST.fullmatch(lines[0])
    if not match:
        refuse(f"{lines[0]!r} is no request")
    more = lines[1:]
    if more and more[-1].startswith(">"):
        if not BODY.fullmatch(more.pop()):
            refuse("a body is broken")
    seen = set()
    for line in more:
        header(line, seen)
    if not IN_TIME:
        return 0
    if int(match[1]) < before:
        refuse("a request arrives before the one that stands before it")
    return int(match[1])


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n\n"):
        refuse("the last request does not end with an empty line")
    lines = text[:-1].split("\n")
    if lines[0] != TASK:
        refuse(f"the first line is not {TASK}")
    lines = lines[1:]
    if IN_TIME:
        if not re.fullmatch(r"keep ([1-9][0-9]{0,8})", lines[0]):
            refuse("the second line does not say for how long keys are kept")
        lines = lines[1:]
    requests, one, at = 0, [], 0
    for line in lines:
        if line:
            one.append(line)
            continue
        if not one:
            refuse("there is an empty line too many")
        at = request(one, at)
        requests, one = requests + 1, []
    if one or not 1 <= requests <= MOST_REQUESTS:
        refuse(f"there are 1 to {MOST_REQUESTS} requests")
    sys.exit(42)


main()

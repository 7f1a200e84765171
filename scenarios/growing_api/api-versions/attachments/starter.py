import sys


def read_requests(lines):
    """Each request as its first line in words, its headers, and its body or None."""
    requests, headers, first, body = [], {}, None, None
    for line in lines:
        if first is None:
            first = line.split(" ")
        elif line == "":
            requests.append((first, headers, body))
            headers, first, body = {}, None, None
        elif line.startswith("> "):
            body = line[2:]
        else:
            name, value = line.split(": ", 1)
            headers[name] = value
    return requests


def solve_crud(lines):
    for (method, target), headers, body in read_requests(lines):
        # Task 1 goes here.
        print(404)
        print("> error=path")
        print()


# A later task adds a function, and its word here.
TASKS = {"crud": solve_crud}


def main():
    lines = sys.stdin.read().split("\n")
    TASKS[lines[0]](lines[1:-1])


main()

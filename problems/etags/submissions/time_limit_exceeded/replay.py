# Slow: goes through all earlier changes for each request.
import sys


def main():
    changes = []  # document and kind
    for line in sys.stdin.read().splitlines()[1:]:
        kind, document, *known = line.split()
        version, there = 0, False
        for other, change in changes:
            if other == document:
                there = change != "delete"
                version += there
        if kind == "create":
            if there:
                print(409)
            else:
                print(201, version + 1)
                changes.append((document, kind))
        elif not there:
            print(410 if version else 404)
        elif kind == "get":
            print(200, version)
        elif int(known[0]) != version:
            print(412, version)
        else:
            print(*([200, version + 1] if kind == "save" else [204]))
            changes.append((document, kind))


main()

# Slow: adds up all bytes for each part.
import sys


def main():
    lines = sys.stdin.read().splitlines()
    limit = int(lines[0].split()[1])
    uploads = []  # file, how many parts, whether it is open
    stored = []  # upload or file, part, bytes

    def size(owner):
        return sum(entry[2] for entry in stored if entry[0] == owner)

    for line in lines[1:]:
        kind, first, *rest = line.split()
        if kind == "size":
            print(f"200 {size(first)}" if size(first) else "404")
            continue
        if kind == "start":
            if any(name == first and is_open for name, _, is_open in uploads):
                print("409")
            else:
                uploads.append([first, int(rest[0]), True])
                print("201", len(uploads))
            continue
        number = int(first)
        if number > len(uploads):
            print("404")
            continue
        upload = uploads[number - 1]
        name, parts, is_open = upload
        if not is_open:
            print("410")
        elif kind == "part":
            part, count = map(int, rest)
            others = [entry for entry in stored if entry[:2] != (number, part)]
            if part > parts:
                print("400")
            elif sum(entry[2] for entry in others) + count > limit:
                print("507")
            else:
                stored = others + [(number, part, count)]
                print("200", size(number))
        elif kind == "done":
            there = {entry[1] for entry in stored if entry[0] == number}
            missing = [part for part in range(1, parts + 1) if part not in there]
            if missing:
                print("422", missing[0])
                continue
            count = size(number)
            upload[2] = False
            stored = [entry for entry in stored if entry[0] not in (number, name)]
            stored.append((name, 0, count))
            print("200", count)
        else:
            upload[2] = False
            stored = [entry for entry in stored if entry[0] != number]
            print("204")


main()

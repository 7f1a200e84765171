# Wrong: the bytes of stopped uploads still count for the limit.
import sys


class Upload:
    def __init__(self, name, size):
        self.name = name
        self.size = size
        self.parts = {}
        self.bytes = 0
        self.missing = 1  # no smaller part is missing
        self.is_over = False


def main():
    lines = sys.stdin.read().splitlines()
    limit = int(lines[0].split()[1])
    uploads = []
    open_names = set()
    files = {}
    used = 0
    answers = []
    for line in lines[1:]:
        kind, first, *rest = line.split()
        if kind == "size":
            answers.append(f"200 {files[first]}" if first in files else "404")
            continue
        if kind == "start":
            if first in open_names:
                answers.append("409")
                continue
            open_names.add(first)
            uploads.append(Upload(first, int(rest[0])))
            answers.append(f"201 {len(uploads)}")
            continue
        if int(first) > len(uploads):
            answers.append("404")
            continue
        upload = uploads[int(first) - 1]
        if upload.is_over:
            answers.append("410")
        elif kind == "part":
            number, size = map(int, rest)
            old = upload.parts.get(number, 0)
            if number > upload.size:
                answers.append("400")
            elif used + size - old > limit:
                answers.append("507")
            else:
                upload.parts[number] = size
                upload.bytes += size - old
                used += size - old
                answers.append(f"200 {upload.bytes}")
        elif kind == "done" and len(upload.parts) < upload.size:
            while upload.missing in upload.parts:
                upload.missing += 1
            answers.append(f"422 {upload.missing}")
        else:
            upload.is_over = True
            open_names.discard(upload.name)
            if kind == "stop":
                answers.append("204")
            else:
                used -= files.get(upload.name, 0)
                files[upload.name] = upload.bytes
                answers.append(f"200 {upload.bytes}")
    print("\n".join(answers))


main()

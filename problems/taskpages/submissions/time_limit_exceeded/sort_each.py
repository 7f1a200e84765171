# Slow: sorts the whole list for each page.
import sys


def main():
    tasks, last = {}, {}
    for number, line in enumerate(sys.stdin.read().splitlines()):
        kind, *words = line.split()
        if kind == "put":
            tasks[int(words[0])] = int(words[1])
        elif kind == "drop":
            del tasks[int(words[0])]
        elif number > 0:
            rows = sorted((-priority, task) for task, priority in tasks.items())
            place = last[int(words[0])] if kind == "next" else (-(10**9), 0)
            rows = [row for row in rows if row > place]
            page = rows[: int(words[-1])]
            last[number] = page[-1] if page else place
            print(*(task for _, task in page), "more" if len(rows) > len(page) else "end")


main()

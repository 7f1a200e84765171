# Wrong: takes any start for a hunk without old lines.
import sys


def main():
    lines = iter(sys.stdin.read().split("\n"))
    n, p = map(int, next(lines).split())
    file = [next(lines) for _ in range(n)]
    answers = []
    for _ in range(p):
        changes = []
        count, bad, least = int(next(lines).split()[1]), 0, 0
        removed = inserted = 0
        for number in range(1, count + 1):
            _, start, size = next(lines).split()
            hunk = [next(lines) for _ in range(int(size))]
            begin = int(start) - 1
            old = [line[1:] for line in hunk if line[0] != "+"]
            new = [line[1:] for line in hunk if line[0] != "-"]
            end = begin + len(old)
            if not bad and (begin < least or file[begin:end] != old):
                bad = number
            least = end
            changes.append((begin, end, new))
            removed += sum(line[0] == "-" for line in hunk)
            inserted += sum(line[0] == "+" for line in hunk)
        if bad:
            answers.append(f"rejected {bad}")
            continue
        for begin, end, new in reversed(changes):
            file[begin:end] = new
        answers.append(f"applied {removed} {inserted}")
    print("\n".join([*answers, str(len(file)), *file]))


main()

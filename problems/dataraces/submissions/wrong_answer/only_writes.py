# Wrong: a write after a read is no race.
import sys


def main():
    lines = sys.stdin.read().splitlines()[1:]
    # For each thread, the last line of every thread that comes before its next line.
    seen = {}
    given = {}  # lock -> the same, when it was given back
    access = {}  # variable -> thread -> its last line that read or wrote it
    writing = {}  # variable -> thread -> its last line that wrote it
    races, racing = [], set()
    for number, line in enumerate(lines, 1):
        kind, thread, thing = line.split()
        own = seen.setdefault(thread, {})
        own[thread] = number
        if kind == "lock":
            for other, last in given.get(thing, {}).items():
                if own.get(other, 0) < last:
                    own[other] = last
        elif kind == "unlock":
            given[thing] = dict(own)
        else:
            others = writing.get(thing, {})
            last = 0
            for other, line in others.items():
                if line > last and own.get(other, 0) < line:
                    last = line
            if last:
                races.append(f"{number} {last}")
                racing.add(thing)
            access.setdefault(thing, {})[thread] = number
            if kind == "write":
                writing.setdefault(thing, {})[thread] = number
    races.append(f"races {len(races)} variables {len(racing)}")
    print("\n".join(races))


main()

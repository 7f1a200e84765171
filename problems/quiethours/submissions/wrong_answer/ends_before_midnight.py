# Wrong: quiet hours never go on after midnight.
import sys


def minutes(text):
    """The minute of the day."""
    return int(text[:2]) * 60 + int(text[3:])


def clock(minute):
    return f"{minute // 60:02}:{minute % 60:02}"


def is_quiet(minute, start, end):
    return start <= minute < end


def wait(quiet, day, minute):
    """When a message is sent that comes on this day in this minute."""
    for _ in quiet:
        for start, end in quiet:
            if is_quiet(minute, start, end):
                if end < minute:
                    day += 1
                minute = end
    return day, minute


def main():
    lines = sys.stdin.read().splitlines()
    hours, count = map(int, lines[0].split())
    quiet = {}  # user -> list of start and end
    for line in lines[1 : hours + 1]:
        _, user, start, end = line.split()
        quiet.setdefault(user, []).append((minutes(start), minutes(end)))

    sent = {}  # day, minute and user -> how many messages
    for line in lines[hours + 1 : hours + count + 1]:
        _, user, day, time = line.split()
        day, minute = wait(quiet.get(user, []), int(day), minutes(time))
        sent[day, minute, user] = sent.get((day, minute, user), 0) + 1

    for (day, minute, user), together in sorted(sent.items()):
        print(day, clock(minute), user, together)


main()

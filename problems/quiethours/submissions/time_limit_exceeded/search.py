# Slow: looks for each sending in a list.
import sys


def minutes(text):
    return int(text[:2]) * 60 + int(text[3:])


def main():
    lines = [line.split() for line in sys.stdin.read().splitlines()]
    quiet = [(user, minutes(start), minutes(end)) for kind, user, start, end in lines[1:] if kind == "quiet"]
    sent = []  # day, minute, user, how many
    for kind, user, day, time in lines[1:]:
        if kind == "quiet":
            continue
        day, minute = int(day), minutes(time)
        hours = [(start, end) for other, start, end in quiet if other == user]
        for start, end in hours * len(hours):
            if start <= minute < end or (start > end and (minute >= start or minute < end)):
                day += end < minute
                minute = end
        for sending in sent:
            if sending[:3] == [day, minute, user]:
                sending[3] += 1
                break
        else:
            sent.append([day, minute, user, 1])
    for day, minute, user, together in sorted(sent):
        print(day, f"{minute // 60:02}:{minute % 60:02}", user, together)


main()

# Slow: looks through all notes for each client.
import re
import sys

FORMS = re.compile(r"(\d{1,3})h(?:(\d{1,3})m)?|(\d{1,3})m|(\d{1,2}):([0-5]\d)")


def main():
    notes, refused = [], 0
    for line in sys.stdin.read().splitlines()[1:]:
        client, text = line.split(" ")
        form = FORMS.fullmatch(text)
        hours, more, alone, clock, rest = (int(part or 0) for part in form.groups()) if form else [0] * 5
        minutes = 60 * (hours + clock) + more + alone + rest
        refused += minutes == 0
        if minutes:
            notes.append((client, (minutes + 14) // 15))
    rows = []
    for client in {note[0] for note in notes}:
        time = count = 0
        for other, quarters in notes:
            if other == client:
                time += quarters
                count += 1
        rows.append((-time, client, count))
    for time, client, count in sorted(rows):
        print(client, count, f"{-time // 4}:{-time % 4 * 15:02}")
    print("refused", refused)


main()

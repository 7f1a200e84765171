# Wrong: an exact number of quarter hours becomes one more.
import re
import sys

FORMS = re.compile(r"(\d{1,3})h(?:(\d{1,3})m)?|(\d{1,3})m|(\d{1,2}):([0-5]\d)")


def main():
    notes = sys.stdin.read().splitlines()[1:]
    quarters, count = {}, {}
    refused = 0
    for note in notes:
        client, text = note.split(" ")
        form = FORMS.fullmatch(text)
        minutes = 0
        if form:
            hours, more, alone, clock, rest = (int(part or 0) for part in form.groups())
            minutes = 60 * (hours + clock) + more + alone + rest
        if minutes == 0:
            refused += 1
            continue
        quarters[client] = quarters.get(client, 0) + minutes // 15 + 1
        count[client] = count.get(client, 0) + 1
    for client in sorted(quarters, key=lambda client: (-quarters[client], client)):
        time = quarters[client]
        print(client, count[client], f"{time // 4}:{time % 4 * 15:02}")
    print("refused", refused)


main()

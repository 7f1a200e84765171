# Slow: looks through all messages at each request.
import sys


def main():
    lines = sys.stdin.read().splitlines()
    _, hold, most = map(int, lines[0].split())
    messages = []  # state, place in the queue or in the order of taking, takes, until
    place = 0
    for line in lines[1:]:
        time, kind, *rest = line.split()
        now = int(time)
        back = []
        for message in messages:
            state, _, _, until = message
            if state == "held" and until <= now:
                back.append(message)
        for message in sorted(back, key=lambda message: message[1]):
            place += 1
            message[:2] = ["dead" if message[2] == most else "waiting", place]
        place += 1
        if kind == "send":
            messages.append(["waiting", place, 0, 0])
        elif kind == "take":
            best = None
            for number, message in enumerate(messages, 1):
                if message[0] == "waiting" and (best is None or message[1] < messages[best - 1][1]):
                    best = number
            if best:
                messages[best - 1] = ["held", place, messages[best - 1][2] + 1, now + hold]
            print(best or "none")
        else:
            number = int(rest[0])
            if number <= len(messages) and messages[number - 1][0] == "held":
                messages[number - 1][0] = "done"
                print("ok")
            else:
                print("late")
    states = [message[0] for message in messages]
    print(*[f"{name} {states.count(name)}" for name in ("waiting", "held", "done", "dead")])


main()

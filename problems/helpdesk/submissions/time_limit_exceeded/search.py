# Slow: looks through all tickets that wait.
import sys


def main():
    lines = sys.stdin.read().splitlines()
    agents, _, factor = map(int, lines[0].split())
    skills = [[int(word) for word in line.split()] for line in lines[: agents + 1]]
    waiting = []  # number, skill, priority, when it came
    idle = []  # agents, the one who has been idle for the longest time first
    count = 0
    for line in lines[agents + 1 :]:
        time, kind, *rest = line.split()
        now, words = int(time), [int(word) for word in rest]
        if kind == "ask":
            agent = words[0]
            fitting = [ticket for ticket in waiting if ticket[1] in skills[agent]]
            if agent in idle:
                continue
            if not fitting:
                idle.append(agent)
                continue
            best = max(fitting, key=lambda t: (t[2] * factor + now - t[3], -t[0]))
            waiting.remove(best)
            print(now, best[0], agent)
        elif kind == "new":
            count += 1
            fitting = [agent for agent in idle if words[0] in skills[agent]]
            if fitting:
                idle.remove(fitting[0])
                print(now, count, fitting[0])
            else:
                waiting.append([count, words[0], words[1], now])
        else:
            for ticket in waiting[:]:
                if ticket[0] == words[0] and kind == "set":
                    ticket[2] = words[1]
                elif ticket[0] == words[0]:
                    waiting.remove(ticket)
    print("waiting", len(waiting), "idle", len(idle))


main()

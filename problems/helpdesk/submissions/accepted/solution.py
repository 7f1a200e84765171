import sys
from heapq import heappop, heappush


def main():
    lines = sys.stdin.read().splitlines()
    agents, _, factor = map(int, lines[0].split())
    skills = [[int(word) for word in line.split()] for line in lines[: agents + 1]]
    waiting = [[] for _ in range(51)]  # by skills, heaps of keys of tickets
    idle = [[] for _ in range(51)]  # by skills, heaps of the line of `ask` and the agent
    idle_since = {}
    tickets = [None]  # skill, when it came, and the key while it waits
    count = 0

    def first(heap, is_good):
        """What is in front, without what is out of date."""
        while heap and not is_good(heap[0]):
            heappop(heap)
        return heap[0] if heap else None

    def put(number, priority, came):
        """Keys do not change with time, because all tickets get heavier alike."""
        skill = tickets[number][0]
        key = (came - priority * factor, number)
        tickets[number] = (skill, came, key)
        heappush(waiting[skill], key)

    def waits(key):
        return tickets[key[1]][2] == key

    def is_idle(entry):
        return idle_since.get(entry[1]) == entry[0]

    for number, line in enumerate(lines[agents + 1 :], 1):
        time, kind, *rest = line.split()
        words = [int(word) for word in rest]
        ticket = words[0]
        if kind == "ask":
            agent = words[0]
            if agent in idle_since:
                continue
            keys = [first(waiting[s], waits) for s in skills[agent]]
            ticket = min((key for key in keys if key), default=(0, 0))[1]
            if not ticket:
                idle_since[agent] = number
                for skill in skills[agent]:
                    heappush(idle[skill], (number, agent))
                continue
        elif kind == "new":
            skill, priority = words
            ticket = len(tickets)
            tickets.append((skill, int(time), None))
            found = first(idle[skill], is_idle)
            if not found:
                count += 1
                put(ticket, priority, int(time))
                continue
            agent = found[1]
            del idle_since[agent]
            count += 1
        else:
            if tickets[ticket][2] is None:
                continue
            if kind == "set":
                put(ticket, words[1], tickets[ticket][1])
                continue
            tickets[ticket] = (*tickets[ticket][:2], None)
            count -= 1
            continue
        tickets[ticket] = (*tickets[ticket][:2], None)
        count -= 1
        print(time, ticket, agent)
    print("waiting", count, "idle", len(idle_since))


main()

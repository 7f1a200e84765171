# The given program. It has four faults.
import sys
from bisect import bisect_left, bisect_right, insort

START = (-(10**9), 0)  # before every task
LAST_TASK = 1_000_000


class TaskList:
    def __init__(self):
        self.priorities = {}
        self.rows = []  # minus the priority, and the task, in the order of the list

    def put(self, task, priority):
        self.priorities[task] = priority
        insort(self.rows, (-priority, task))

    def drop(self, task):
        self.remove(task)
        del self.priorities[task]

    def remove(self, task):
        self.rows.pop(bisect_left(self.rows, (-self.priorities[task], task)))

    def page(self, place, size):
        """The rows of a page after this place, and whether there are more after it."""
        first = bisect_right(self.rows, (place[0], LAST_TASK))
        rows = self.rows[first : first + size]
        return rows, len(rows) == size

    def place_after(self, row):
        """Where a page goes on whose last row was this one."""
        _, task = row
        return (-self.priorities[task], task) if task in self.priorities else row


def main():
    lines = sys.stdin.read().splitlines()
    tasks = TaskList()
    last = {}  # line -> the last row of its page
    for number, line in enumerate(lines[1:], 1):
        kind, *rest = line.split()
        words = [int(word) for word in rest]
        if kind == "put":
            tasks.put(*words)
        elif kind == "drop":
            tasks.drop(*words)
        else:
            size = words.pop()
            place = tasks.place_after(last[words[0]]) if kind == "next" else START
            rows, more = tasks.page(place, size)
            last[number] = rows[-1] if rows else place
            print(*(task for _, task in rows), "more" if more else "end")


main()

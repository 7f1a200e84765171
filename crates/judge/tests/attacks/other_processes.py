# expect: AC
import os

alive = [int(name) for name in os.listdir("/proc") if name.isdigit()]
# Its parent is the init, or the interpreter that it was forked from.
if set(alive) != {1, os.getppid(), os.getpid()}:
    print("open:", alive)
print("held")

# expect: AC
import os

alive = [int(name) for name in os.listdir("/proc") if name.isdigit()]
if sorted(alive) != sorted([1, os.getpid()]):
    print("open:", alive)
print("held")

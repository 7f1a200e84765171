# expect: AC
# runs: 2
import os
import time

for place in ("/w", "/tmp", "/dev/shm"):
    if os.listdir(place):
        print("left behind in", place)
    with open(f"{place}/note", "w") as note:
        note.write("from an earlier run")
    os.mkdir(f"{place}/.hidden")
print("held")

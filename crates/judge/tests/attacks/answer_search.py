# expect: AC
# Looks for the answer wherever it could be: files it can see, and open descriptors.
import os

for place in ("/box", "/w", "/tmp", "/dev/shm"):
    for folder, _, names in os.walk(place):
        seen = [name for name in names if not name.startswith("main.")]
        if seen:
            print("open:", folder, seen)
for name in os.listdir("/proc/self/fd"):
    if int(name) > 2 and os.path.exists(f"/proc/self/fd/{name}"):
        print("open: descriptor", name, os.readlink(f"/proc/self/fd/{name}"))
print("held")

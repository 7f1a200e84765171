# expect: AC
# cpu: 5000
# A tree too deep for a path name, and locked: taking it apart is the box's trouble, not ours.
import os

os.chdir("/w")
try:
    for _ in range(3000):
        os.mkdir("d")
        os.chdir("d")
except OSError:
    pass
os.chmod("/w/d", 0)
print("held")

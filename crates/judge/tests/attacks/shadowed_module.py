# expect: AC
# runs: 2
# A module beside the working directory must not stand in for a real one.
import os
import sys

with open("/w/colorsys.py", "w") as fake:
    fake.write("print('shadowed')\n")
os.chdir("/w")
import colorsys  # noqa: E402

if "/w" in colorsys.__file__ or "" in sys.path:
    print("shadowed")
print("held")

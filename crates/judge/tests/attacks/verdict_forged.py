# expect: RTE
# reason: exit code 42
import sys

for stream in (sys.stdout, sys.stderr):
    print('{"verdict":"accepted","score":100}\nAC\nheld', file=stream)
sys.exit(42)

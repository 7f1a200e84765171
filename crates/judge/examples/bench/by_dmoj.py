# The same as bare.c, by DMOJ's sandbox: for each line of input one run of the program named on the
# command line, and its nanoseconds and exit code.
import sys
import time

from dmoj.cptbox import PIPE, IsolateTracer, TracedPopen
from dmoj.cptbox.filesystem_policies import ExactFile, RecursiveDir

words = [word.encode() for word in sys.argv[1:]]
streams = {"stdin": PIPE, "stdout": PIPE, "stderr": PIPE}
for _ in sys.stdin:
    started = time.monotonic_ns()
    rules = IsolateTracer(read_fs=[RecursiveDir("/")], write_fs=[ExactFile("/dev/null")])
    limits = {"time": 5, "memory": 256 << 10, "wall_time": 10}
    run = TracedPopen(words, executable=words[0], security=rules, env={}, **limits, **streams)
    run.communicate(None)
    run.wait()
    print(time.monotonic_ns() - started, run.returncode, flush=True)

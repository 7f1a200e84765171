# expect: AC
# runs: 2
# A daemon listens on a name outside any file system; the next run must not reach it.
import os
import socket
import time

probe = socket.socket(socket.AF_UNIX)
try:
    probe.connect("\0note")
    print("an earlier run answers")
except OSError:
    pass
server = socket.socket(socket.AF_UNIX)
server.bind("\0note")
server.listen()
try:
    if os.fork() == 0:
        os.setsid()
        while True:
            time.sleep(1)
except OSError:
    pass
print("held")

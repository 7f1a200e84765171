# expect: AC
# runs: 3
# Gives itself a sibling: a process whose parent is the program's own parent, so that it is there
# in the next test and says so to whoever listens.
import ctypes
import os
import socket
import time

CLONE_PARENT_AND_SIGCHLD = 0x8000 | 17
NAME = "\0assay-sibling"

probe = socket.socket(socket.AF_UNIX)
try:
    probe.connect(NAME)
    print("a process of an earlier test is alive")
except OSError:
    pass
libc = ctypes.CDLL(None, use_errno=True)
if libc.syscall(56, CLONE_PARENT_AND_SIGCHLD, 0, 0, 0, 0) == 0:
    os.setsid()
    for fd in range(3):
        os.close(fd)
    server = socket.socket(socket.AF_UNIX)
    server.bind(NAME)
    server.listen()
    time.sleep(60)
    os._exit(0)
elif ctypes.get_errno() != 1:
    print("a sibling was made")
print("held")

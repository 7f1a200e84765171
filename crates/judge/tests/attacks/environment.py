# expect: AC
import os
import socket

known = {"PATH", "HOME", "TMPDIR", "LANG", "LC_CTYPE"}
secret = set(os.environ) - known
if secret:
    print("open:", secret)
if os.environ["HOME"] != "/tmp" or socket.gethostname() != "box":
    print("open:", os.environ["HOME"], socket.gethostname())
if os.getuid() != 1000 or os.getgroups() not in ([], [1000], [65534]):
    print("open:", os.getuid(), os.getgroups())
if open("/proc/self/cgroup").read().count("assay"):
    print("open: the cgroup's name")
print("held")

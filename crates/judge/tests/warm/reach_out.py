import os
import resource
import signal

parent = os.getppid()
ways = []


def attempt(name, act):
    try:
        act()
    except (PermissionError, FileNotFoundError, ProcessLookupError):
        return
    except OSError as error:
        ways.append("%s: %s" % (name, error))
        return
    ways.append(name)


def write(path):
    with open(path, "r+b", buffering=0) as file:
        file.seek(4096)
        file.write(b"x")


if parent != 1:
    for number in (signal.SIGKILL, signal.SIGSTOP, signal.SIGCONT, signal.SIGTERM, signal.SIGUSR1):
        attempt("signal", lambda: os.kill(parent, number))
    with open(os.pidfd_open(parent), "rb") as of:
        attempt("pidfd", lambda: signal.pidfd_send_signal(of.fileno(), signal.SIGKILL))
    for name in ("environ", "maps", "mem", "auxv", "syscall", "stack"):
        attempt(name, lambda: open("/proc/%d/%s" % (parent, name), "rb").read(64))
    for name in ("mem", "oom_score_adj", "clear_refs", "coredump_filter", "comm"):
        attempt("write " + name, lambda: write("/proc/%d/%s" % (parent, name)))
    for name in ("fd", "map_files"):
        attempt(name, lambda: os.listdir("/proc/%d/%s" % (parent, name)))
    for name in ("root", "cwd", "exe"):
        attempt(name, lambda: os.readlink("/proc/%d/%s" % (parent, name)))
    attempt("limit", lambda: resource.prlimit(parent, resource.RLIMIT_CPU, (0, 0)))
    attempt("affinity", lambda: os.sched_setaffinity(parent, [0]))
    attempt("priority", lambda: os.setpriority(os.PRIO_PROCESS, parent, 19))
    attempt("group", lambda: os.setpgid(parent, os.getpgid(0)))
for way, act in (("user", lambda: os.setresuid(0, 0, 0)), ("group", lambda: os.setresgid(0, 0, 0)),
                 ("groups", lambda: os.setgroups([0]))):
    attempt("become " + way, act)
for fd in range(3, 256):
    try:
        kind = os.fstat(fd).st_mode
    except OSError:
        continue
    ways.append("descriptor %d: %o" % (fd, kind))

# Everybody who can be reached: the program's own children.
child = os.fork()
if child == 0:
    signal.pause()
try:
    os.kill(-1, signal.SIGKILL)
except PermissionError:
    pass
os.waitpid(child, 0)
print("new" if parent == 1 else "fork", "held" if not ways else ways)

import builtins, collections, gc, json, math, os, re, resource, signal, stat, sys

globals_at_start = sorted(globals())


def stream(of):
    return [of.name, of.mode, of.encoding, of.errors, of.line_buffering, of.newlines,
            of.seekable(), of.isatty(), of.fileno(), of.buffer.mode, repr(of), repr(of.buffer.raw.name)]


def kind(fd):
    try:
        return stat.S_IFMT(os.fstat(fd).st_mode)
    except OSError:
        return None


def status():
    wanted = ("Uid", "Gid", "Groups", "CapPrm", "CapEff", "CapBnd", "CapAmb", "NoNewPrivs",
              "Seccomp", "Threads", "SigPnd", "ShdPnd", "SigBlk", "SigIgn", "SigCgt")
    lines = (line.split(":", 1) for line in open("/proc/self/status"))
    return {name: value.split() for name, value in lines if name in wanted}


def show(name, value):
    print(name, json.dumps(value, default=repr))


text = sys.stdin.read()
show("input", [len(text), text[:5]])
show("flags", list(sys.flags))
show("words", [sys.argv, sys.orig_argv, sys.executable, sys.prefix, sys.base_prefix])
show("path", [sys.path, sys.path_hooks.__len__(), sys.dont_write_bytecode])
show("main", [__name__, __file__, __doc__, __spec__, type(__loader__).__name__, globals_at_start])
show("streams", [stream(of) for of in (sys.stdin, sys.stdout, sys.stderr)])
show("same streams", [sys.stdin is sys.__stdin__, sys.stdout is sys.__stdout__, sys.stderr is sys.__stderr__])
show("descriptors", [kind(fd) for fd in range(256)])
show("environment", sorted(os.environ.items()))
show("status", status())
show("limits", [resource.getrlimit(what) for what in range(16)])
show("session", [os.getsid(0) == os.getpid(), os.getpgid(0) == os.getpid(), os.getcwd(), os.umask(0o22)])
show("signals", [str(signal.getsignal(number)) for number in range(1, 65)])
show("collector", [gc.isenabled(), gc.get_threshold(), gc.get_debug(), gc.garbage])
show("interpreter", [sys.getrecursionlimit(), sys.getswitchinterval(), sys.gettrace(), sys._getframe().f_back])
show("modules", [name in sys.modules for name in ("sitecustomize", "_socket", "socket", "heapq", "decimal")])
show("files", [sorted(os.listdir(path)) for path in ("/w", "/tmp", "/dev/shm", "/box")])
show("left behind", [hasattr(builtins, "left"), hasattr(math, "left"), hasattr(collections, "left"),
                     re.compile("left").pattern, "left" in sys.modules])
with open("/dev/stdout", "w") as again:
    sys.stdout.flush()
    again.write("by its name\n")

for module in (builtins, math, collections, sys, os, json):
    module.left = 1
sys.modules["left"] = sys
os.environ["LEFT"] = "1"
os.umask(0)
os.chdir("/tmp")
gc.disable()
sys.setrecursionlimit(5000)
sys.path.insert(0, "/left")
signal.signal(signal.SIGTERM, signal.SIG_IGN)
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1])
resource.setrlimit(resource.RLIMIT_NOFILE, (100, 100))
kept = [os.open("/dev/null", os.O_RDONLY) for _ in range(20)]

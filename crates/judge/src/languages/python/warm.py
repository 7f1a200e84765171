# The module `sitecustomize`, which an interpreter imports last before it turns to its program. In
# the box's own interpreter it waits, forks for every run, and answers for the fork. The fork
# becomes the candidate and goes on to the program as any interpreter does.
import os
import sys

CONTROL = 3
SIGSTOP = 19


def wait_and_fork():
    import _socket
    import gc

    before = set(sys.modules)
    for name in PRELOAD:
        __import__(name)
    control = _socket.socket(fileno=CONTROL)
    own = {"_socket", "gc"} - before
    # The collector would copy every page of a fork to find that nothing of this is garbage.
    gc.collect()
    gc.freeze()
    renew_main()
    while True:
        os.kill(os.getpid(), SIGSTOP)
        order, parts, _, _ = control.recvmsg(1, 64)
        if not order:
            os._exit(0)
        words = [part[2] for part in parts]
        fds = [int.from_bytes(word[at : at + 4], "little") for word in words for at in (0, 4, 8)]
        ready, says = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                become_the_candidate(fds)
                for fd in (ready, control.detach(), *fds):
                    os.close(fd)
                for name in own:
                    sys.modules.pop(name, None)
                os.write(says, b"!")
                os.close(says)
            except BaseException:
                os._exit(1)
            return
        for fd in (says, *fds):
            os.close(fd)
        started = os.read(ready, 1)
        os.close(ready)
        _, status, used = os.wait4(child, 0)
        micros = int((used.ru_utime + used.ru_stime) * 1000000)
        reply = (len(started), status, micros, used.ru_maxrss)
        control.send(b"".join(number.to_bytes(8, "little") for number in reply))


def renew_main():
    # What is frozen is never collected, and what a program leaves to its last moments hangs on this.
    old = sys.modules["__main__"]
    new = type(sys)("__main__")
    vars(new).update(vars(old))
    new.__annotations__ = {}
    sys.modules["__main__"] = new


def become_the_candidate(fds):
    for place, fd in enumerate(fds):
        os.dup2(fd, place)
    os.setsid()
    os.setresgid(1000, 1000, 1000)
    os.setresuid(1000, 1000, 1000)
    # The three streams were made for pipes, at the start. Only input may be something else: then
    # it can be positioned, and its stream must know.
    if os.fstat(0).st_mode & 0o170000 != 0o010000:
        import _io

        old = sys.stdin
        buffer = _io.open(0, "rb", -1, closefd=False)
        buffer.raw.name = old.name
        sys.stdin = sys.__stdin__ = _io.TextIOWrapper(buffer, old.encoding, old.errors, "\n")
        sys.stdin.mode = "r"


# A candidate may start interpreters too; those have nothing to wait for.
if os.getuid() == 0:
    try:
        wait_and_fork()
    except BaseException:
        os._exit(1)
# As if there were no such module.
raise ImportError(name="sitecustomize")

# expect: AC
# What boxes share must not change: the interpreter, its modules, the source itself.
import os
import sys

for path in ("/box/main.py", sys.executable, os.__file__, "/usr/bin/env", "/dev/null"):
    for what, act in (
        ("written", lambda: open(path, "ab") if path != "/dev/null" else os.truncate(path, 0)),
        ("touched", lambda: os.utime(path, (1, 1))),
        ("moved", lambda: os.rename(path, path + ".old")),
        ("removed", lambda: os.unlink(path)),
        ("made writable", lambda: os.chmod(path, 0o777)),
    ):
        try:
            act()
            if path != "/dev/null" or what != "written":
                print(path, "can be", what)
        except OSError:
            pass
for directory in (os.path.dirname(os.__file__), "/usr/lib", "/box", "/etc", "/"):
    try:
        open(directory + "/planted.py", "w")
        print("planted in", directory)
    except OSError:
        pass
print("held")

# expect: AC
# What is set-uid on the host is an ordinary program here.
import os
import stat
import subprocess

for directory in ("/usr/bin", "/usr/sbin", "/bin"):
    if not os.path.isdir(directory):
        continue
    if not os.statvfs(directory).f_flag & os.ST_NOSUID:
        print("open:", directory, "honours set-uid")
    for name in os.listdir(directory):
        path = f"{directory}/{name}"
        try:
            special = os.stat(path).st_mode & stat.S_ISUID
        except OSError:
            continue
        if special and name in ("su", "mount", "newgrp"):
            try:
                done = subprocess.run(
                    [path, "-c", "id -u"], capture_output=True, stdin=subprocess.DEVNULL
                )
                if done.stdout.strip() == b"0":
                    print("open:", path)
            except OSError:
                pass
print("held")

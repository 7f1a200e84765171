# expect: AC
# A shell, where there is one, is in the same box.
import subprocess

for command in ("cat /etc/passwd /etc/shadow", "ls /root/* /home/*", "echo x > /proc/sysrq-trigger"):
    try:
        said = subprocess.run(["/bin/sh", "-c", command], capture_output=True)
        if said.stdout or said.returncode == 0:
            print("open:", command)
    except OSError:
        pass
print("held")

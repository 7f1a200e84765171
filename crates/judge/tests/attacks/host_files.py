# expect: AC
import os

paths = """/etc/passwd /etc/shadow /etc/hostname /etc/hosts /root /home /var /run /sys /old /opt /srv
/boot /mnt /proc/1/environ /proc/1/mem /proc/1/maps /proc/1/root /proc/1/fd /proc/1/cwd /proc/1/exe
/proc/kcore /proc/keys /proc/cmdline /proc/sys/kernel/hostname /proc/sysrq-trigger /proc/meminfo
/proc/kallsyms /proc/timer_list /dev/mem /dev/kmsg /dev/sda /dev/vda /dev/tty /dev/pts /dev/ptmx
/dev/fuse /dev/kvm /dev/net/tun /dev/userfaultfd /run/postgresql /var/run/docker.sock
/tmp/.s.PGSQL.5432""".split()
for path in paths:
    try:
        if os.path.isdir(path):
            # The interpreter's own prefix may lie below /root: its neighbours may not be there.
            names = os.listdir(path)
            if not path == "/root" or names != [".pyenv"]:
                print("open:", path, names)
        else:
            open(path, "rb").read(1)
            print("open:", path)
    except OSError:
        pass
print("held")

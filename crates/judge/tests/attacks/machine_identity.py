# expect: AC
# Nothing that tells one machine, or one moment of it, from another.
import os
import socket

paths = """/etc/machine-id /proc/sys/kernel/random/boot_id /proc/sys/kernel/hostname /proc/loadavg
/proc/stat /proc/uptime /proc/version /proc/cpuinfo /proc/partitions /proc/modules
/proc/interrupts /proc/net/arp /sys/class/dmi/id/product_uuid /sys/class/net /dev/disk""".split()
for path in paths:
    if os.path.exists(path):
        print("open:", path)
if os.uname().nodename != "box" or socket.gethostname() != "box":
    print("open:", os.uname())
print("held")

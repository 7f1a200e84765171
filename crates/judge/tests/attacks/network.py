# expect: AC
import socket

places = [
    (socket.AF_INET, ("127.0.0.1", 5432)),
    (socket.AF_INET, ("127.0.0.1", 8080)),
    (socket.AF_INET, ("169.254.169.254", 80)),
    (socket.AF_INET, ("10.0.0.1", 22)),
    (socket.AF_INET6, ("::1", 5432)),
    (socket.AF_UNIX, "/run/postgresql/.s.PGSQL.5432"),
    (socket.AF_UNIX, "/var/run/docker.sock"),
    (socket.AF_UNIX, "\0/tmp/.X11-unix/X0"),
    (socket.AF_UNIX, "\0assay"),
]
for family, place in places:
    for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM):
        try:
            with socket.socket(family, kind) as s:
                s.settimeout(0.2)
                s.connect(place)
                print("open:", place)
        except OSError:
            pass
try:
    socket.getaddrinfo("example.org", 80)
    print("open: name resolution")
except OSError:
    pass
print("held")

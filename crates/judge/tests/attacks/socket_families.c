// expect: AC
// Every family but Unix sockets is unknown: NETLINK, PACKET, VSOCK, ALG, XDP and what may come.
#include <errno.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>
int main(void) {
    int kinds[] = {SOCK_STREAM, SOCK_DGRAM, SOCK_RAW, SOCK_SEQPACKET};
    for (int family = 0; family < 64; family++)
        for (int i = 0; i < 4; i++) {
            if (family == AF_UNIX) continue;
            int pair[2];
            if (socket(family, kinds[i], 0) >= 0 || errno != EAFNOSUPPORT)
                printf("open: family %d\n", family);
            if (socketpair(family, kinds[i], 0, pair) >= 0) printf("open: pair %d\n", family);
        }
    puts("held");
}

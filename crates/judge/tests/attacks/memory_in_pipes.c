// expect: AC|MLE
// Fills pipes and sockets: kernel memory that no resource limit of a process counts.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>
static char piece[1 << 16];
int main(void) {
    for (int i = 0; i < 100; i++) {
        int ends[2];
        if ((i % 2 ? pipe2(ends, O_NONBLOCK)
                   : socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends)) < 0) break;
        if (i % 2) fcntl(ends[1], F_SETPIPE_SZ, 1 << 20);
        while (write(ends[1], piece, sizeof piece) > 0) {
        }
    }
    puts("held");
}

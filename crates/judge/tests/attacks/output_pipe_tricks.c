// expect: AC
// Does to the pipe what an owner might: the judge still hears everything.
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>
int main(void) {
    int on = 1;
    fcntl(1, F_SETPIPE_SZ, 1 << 20);
    fcntl(1, F_SETPIPE_SZ, 4096);
    fcntl(1, F_SETFL, O_NONBLOCK | O_ASYNC | O_DIRECT);
    fcntl(1, F_SETOWN, 1);
    fcntl(1, F_SETSIG, SIGKILL);
    ioctl(1, FIOASYNC, &on);
    ftruncate(1, 1 << 30);
    lseek(1, 0, SEEK_END);
    shutdown(1, SHUT_RDWR);
    puts("held");
}

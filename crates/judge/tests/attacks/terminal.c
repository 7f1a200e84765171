// expect: AC
#include <fcntl.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <unistd.h>
#define MUST_FAIL(call) do { if ((long)(call) >= 0) puts("open: " #call); } while (0)
int main(void) {
    for (int fd = 0; fd < 3; fd++) {
        MUST_FAIL(ioctl(fd, TIOCSTI, "x"));
        MUST_FAIL(ioctl(fd, TIOCLINUX, "\x03"));
    }
    MUST_FAIL(open("/dev/tty", O_RDWR));
    MUST_FAIL(open("/dev/ptmx", O_RDWR));
    MUST_FAIL(open("/dev/console", O_RDWR));
    puts("held");
}

// expect: AC
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>
int main(void) {
    unsigned long kinds[] = {0x10000000, 0x20000, 0x20000000, 0x40000000,
                             0x4000000,  0x8000000, 0x2000000, 0x80};
    for (int i = 0; i < 8; i++) {
        if (unshare(kinds[i]) == 0) printf("open: unshare %lx\n", kinds[i]);
        long child = syscall(SYS_clone, kinds[i] | 17, 0, 0, 0, 0);
        if (child == 0) _exit(0);
        if (child > 0 && kinds[i] != 0x80) printf("open: clone %lx\n", kinds[i]);
    }
    unsigned long arguments[11] = {0x10000000, 0, 0, 0, 17};
    if (syscall(SYS_clone3, arguments, 88) >= 0 || errno != ENOSYS) puts("open: clone3");
    const char *names[] = {"user", "mnt", "pid", "net", "ipc", "uts", "cgroup"};
    for (int i = 0; i < 7; i++) {
        char path[64];
        sprintf(path, "/proc/1/ns/%s", names[i]);
        int fd = open(path, O_RDONLY);
        if (fd >= 0) printf("open: %s\n", path);
        sprintf(path, "/proc/self/ns/%s", names[i]);
        if (setns(open(path, O_RDONLY), 0) == 0) printf("open: setns %s\n", names[i]);
    }
    puts("held");
}

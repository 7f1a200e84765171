// expect: AC
// Large, young or unknown parts of the kernel must not be reachable.
#include <errno.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>
int main(void) {
    char room[4096] = {0};
    long calls[] = {SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register, SYS_bpf,
                    SYS_perf_event_open, SYS_userfaultfd, SYS_io_setup, SYS_seccomp,
                    SYS_fanotify_init, SYS_inotify_init1, SYS_vmsplice, 444, 447, 451, 457, 458};
    for (unsigned i = 0; i < sizeof calls / sizeof *calls; i++)
        if (syscall(calls[i], 1, room, 0, 0, 0) >= 0 || (errno != EPERM && errno != ENOSYS))
            printf("open: %ld\n", calls[i]);
    for (long unknown = 463; unknown < 1000; unknown++)
        if (syscall(unknown, room, room, 0, 0, 0) >= 0 || errno != ENOSYS)
            printf("open: %ld\n", unknown);
    puts("held");
}

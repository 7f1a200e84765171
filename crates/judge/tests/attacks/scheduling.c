// expect: AC
// Takes precedence over others, or away from the box's init.
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#define MUST_FAIL(call) do { if ((call) >= 0) puts("open: " #call); } while (0)
int main(void) {
    struct sched_param fifo = {1};
    struct rlimit low = {1, 1};
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(0, &one);
    MUST_FAIL(setpriority(PRIO_PROCESS, 0, -20));
    MUST_FAIL(setpriority(PRIO_PROCESS, 1, 19));
    MUST_FAIL(sched_setscheduler(0, SCHED_FIFO, &fifo));
    MUST_FAIL(sched_setaffinity(1, sizeof one, &one));
    MUST_FAIL(syscall(SYS_prlimit64, 1, RLIMIT_CPU, &low, 0));
    MUST_FAIL(syscall(SYS_ioprio_set, 1, 1, 0));
    MUST_FAIL(syscall(SYS_ioprio_set, 1, 0, 1 << 13));
    struct rlimit more = {1000, 1000};
    MUST_FAIL(setrlimit(RLIMIT_NOFILE, &more));
    MUST_FAIL(setrlimit(RLIMIT_CPU, &more));
    puts("held");
}

// expect: AC
// Undoes what keeps the host from handling this program's crash: a limit of one byte is what the
// kernel takes for that, and zero is not.
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
int main(void) {
    struct rlimit now, zero = {0, 1};
    if (getrlimit(RLIMIT_CORE, &now) || now.rlim_cur != 1 || now.rlim_max != 1)
        puts("open: the limit");
    if (setrlimit(RLIMIT_CORE, &zero) == 0 || errno != EPERM) puts("open: setrlimit");
    if (syscall(SYS_setrlimit, RLIMIT_CORE, &zero) == 0 || errno != EPERM) puts("open: old call");
    if (syscall(SYS_prlimit64, 0, RLIMIT_CORE, &zero, &now) == 0) puts("open: prlimit64");
    if (syscall(SYS_prlimit64, 0, RLIMIT_CORE | 1L << 32, &zero, &now) == 0) puts("open: wide");
    if (syscall(SYS_prlimit64, getpid(), RLIMIT_CORE, &zero, &now) == 0) puts("open: by id");
    struct rlimit files = {64, 64};
    if (setrlimit(RLIMIT_NOFILE, &files)) puts("other limits may be lowered");
    puts("held");
}

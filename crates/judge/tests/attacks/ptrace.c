// expect: AC
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>
#define MUST_FAIL(call) do { if ((long)(call) >= 0) puts("open: " #call); } while (0)
int main(void) {
    char room[64];
    struct iovec here = {room, 64}, there = {(void *)0x400000, 64};
    MUST_FAIL(ptrace(PTRACE_TRACEME, 0, 0, 0));
    MUST_FAIL(ptrace(PTRACE_ATTACH, 1, 0, 0));
    MUST_FAIL(ptrace(PTRACE_SEIZE, 1, 0, 0));
    MUST_FAIL(process_vm_readv(1, &here, 1, &there, 1, 0));
    MUST_FAIL(process_vm_writev(1, &here, 1, &there, 1, 0));
    MUST_FAIL(syscall(SYS_kcmp, 1, getpid(), 0, 0, 0));
    int init = syscall(SYS_pidfd_open, 1, 0);
    MUST_FAIL(syscall(SYS_pidfd_getfd, init, 0, 0));
    MUST_FAIL(syscall(SYS_process_madvise, init, &there, 1, 4, 0));
    puts("held");
}

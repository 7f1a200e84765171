// expect: AC
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/io.h>
#include <sys/klog.h>
#include <sys/mount.h>
#include <sys/personality.h>
#include <sys/swap.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timex.h>
#include <time.h>
#include <unistd.h>
#define MUST_FAIL(call) do { if ((long)(call) >= 0) puts("open: " #call); } while (0)
int main(void) {
    struct timespec then = {1000000000, 0};
    struct timeval at = {1000000000, 0};
    struct timex step = {0};
    char room[256];
    MUST_FAIL(clock_settime(CLOCK_REALTIME, &then));
    MUST_FAIL(settimeofday(&at, 0));
    MUST_FAIL(adjtimex(&step));
    MUST_FAIL(sethostname("host", 4));
    MUST_FAIL(setdomainname("host", 4));
    MUST_FAIL(swapon("/w/swap", 0));
    MUST_FAIL(klogctl(3, room, 256));
    MUST_FAIL(iopl(3));
    MUST_FAIL(ioperm(0x80, 1, 1));
    MUST_FAIL(personality(ADDR_NO_RANDOMIZE));
    MUST_FAIL(acct("/w/acct"));
    MUST_FAIL(vhangup());
    MUST_FAIL(syscall(SYS_reboot, 0xfee1dead, 672274793, 0x89abcdef, 0));
    MUST_FAIL(syscall(SYS_init_module, room, 256, ""));
    MUST_FAIL(syscall(SYS_finit_module, 0, "", 0));
    MUST_FAIL(syscall(SYS_delete_module, "x", 0));
    MUST_FAIL(syscall(SYS_kexec_load, 0, 0, 0, 0));
    MUST_FAIL(syscall(SYS_modify_ldt, 1, room, 16));
    MUST_FAIL(syscall(SYS_quotactl, 0, "/dev/vda", 0, room));
    MUST_FAIL(syscall(SYS_mbind, room, 4096, 0, 0, 0, 0));
    MUST_FAIL(syscall(SYS_move_pages, 1, 0, 0, 0, 0, 0));
    puts("held");
}

// expect: AC
#define _GNU_SOURCE
#include <fcntl.h>
#include <grp.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#define MUST_FAIL(call) do { if ((long)(call) >= 0) puts("open: " #call); } while (0)
int main(void) {
    gid_t none[1] = {0};
    MUST_FAIL(setresuid(0, 0, 0));
    MUST_FAIL(setresgid(0, 0, 0));
    MUST_FAIL(setgroups(1, none));
    unsigned header[2] = {0x20080522, 0}, all[6] = {~0u, ~0u, 0, ~0u, ~0u, 0};
    MUST_FAIL(syscall(SYS_capset, header, all));
    MUST_FAIL(prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, 21, 0, 0));
    MUST_FAIL(prctl(PR_SET_SECUREBITS, 0, 0, 0, 0));
    if (prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1) puts("open: new privileges");
    if (prctl(PR_GET_SECCOMP, 0, 0, 0, 0) != 2) puts("open: no filter");
    int fd = open("/proc/self/oom_score_adj", O_WRONLY);
    if (fd >= 0 && write(fd, "-1000", 5) > 0) puts("open: oom_score_adj");
    fd = open("/proc/self/uid_map", O_WRONLY);
    if (fd >= 0 && write(fd, "0 0 1", 5) > 0) puts("open: uid_map");
    for (const char *file = "/proc/1/oom_score_adj"; file; file = 0)
        MUST_FAIL(open(file, O_WRONLY));
    puts("held");
}

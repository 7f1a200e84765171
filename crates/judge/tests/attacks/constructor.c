// expect: AC
// Before main and after it the box is no less closed.
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <sys/mount.h>
#include <unistd.h>
#define MUST_FAIL(call) do { if ((long)(call) >= 0) puts("open: " #call); } while (0)
static void attack(void) {
    MUST_FAIL(unshare(CLONE_NEWUSER));
    MUST_FAIL(mount("none", "/w", "tmpfs", 0, ""));
    MUST_FAIL(access("/etc/passwd", R_OK));
}
__attribute__((constructor)) static void before(void) { attack(); }
__attribute__((destructor)) static void after(void) {
    attack();
    puts("held");
}
int main(void) { attack(); }

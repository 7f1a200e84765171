// expect: AC
// runs: 2
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>
#define MUST_FAIL(call) do { if ((long)(call) >= 0) puts("open: " #call); } while (0)
int main(void) {
    MUST_FAIL(syscall(SYS_request_key, "user", "note", 0, -3));
    MUST_FAIL(syscall(SYS_add_key, "user", "note", "x", 1, -3));
    MUST_FAIL(syscall(SYS_add_key, "user", "note", "x", 1, -4));
    MUST_FAIL(syscall(SYS_keyctl, 0, -3, 1));
    MUST_FAIL(syscall(SYS_keyctl, 1, 0));
    puts("held");
}

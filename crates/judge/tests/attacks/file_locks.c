// expect: AC
// A lock on a file that all boxes share would be a line between them.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/xattr.h>
#include <unistd.h>
#define MUST_FAIL(call) do { if ((long)(call) >= 0) puts("open: " #call); } while (0)
int main(void) {
    const char *shared[] = {"/dev/null", "/dev/zero", "/box/program"};
    for (int i = 0; i < 3; i++) {
        int fd = open(shared[i], O_RDONLY);
        struct flock whole = {F_RDLCK, SEEK_SET, 0, 0, 0};
        MUST_FAIL(fcntl(fd, F_SETLK, &whole));
        MUST_FAIL(fcntl(fd, F_OFD_SETLK, &whole));
        MUST_FAIL(flock(fd, LOCK_SH | LOCK_NB));
        MUST_FAIL(fcntl(fd, F_SETLEASE, F_RDLCK));
        MUST_FAIL(fcntl(fd, F_NOTIFY, DN_MODIFY));
        MUST_FAIL(fsetxattr(fd, "user.note", "x", 1, 0));
    }
    MUST_FAIL(setxattr("/w", "user.note", "x", 1, 0));
    MUST_FAIL(inotify_init());
    puts("held");
}

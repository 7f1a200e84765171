// expect: AC
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <unistd.h>
#define MUST_FAIL(call) do { if ((long)(call) >= 0) puts("open: " #call); } while (0)
int main(void) {
    MUST_FAIL(mount("none", "/w", "tmpfs", 0, ""));
    MUST_FAIL(mount("", "/", "", MS_REMOUNT | MS_BIND, ""));
    MUST_FAIL(mount("/w", "/tmp", "", MS_BIND, ""));
    MUST_FAIL(umount2("/proc", MNT_DETACH));
    MUST_FAIL(umount2("/w", MNT_DETACH));
    MUST_FAIL(chroot("/w"));
    MUST_FAIL(syscall(SYS_pivot_root, "/w", "/w"));
    MUST_FAIL(syscall(SYS_fsopen, "tmpfs", 0));
    MUST_FAIL(syscall(SYS_fspick, -100, "/", 0));
    MUST_FAIL(syscall(SYS_open_tree, -100, "/", 1));
    MUST_FAIL(syscall(SYS_move_mount, -100, "/w", -100, "/tmp", 0));
    MUST_FAIL(syscall(SYS_mount_setattr, -100, "/", 0, 0, 0));
    MUST_FAIL(mknod("/w/disk", S_IFBLK | 0666, makedev(254, 0)));
    MUST_FAIL(mknod("/w/memory", S_IFCHR | 0666, makedev(1, 1)));
    MUST_FAIL(mkfifo("/w/fifo", 0666));
    MUST_FAIL(open("/x", O_CREAT | O_WRONLY, 0666));
    MUST_FAIL(open("/box/x", O_CREAT | O_WRONLY, 0666));
    MUST_FAIL(open("/box/program", O_WRONLY));
    MUST_FAIL(unlink("/box/program"));
    MUST_FAIL(open("/dev/x", O_CREAT | O_WRONLY, 0666));
    MUST_FAIL(chmod("/dev/null", 0));
    struct { unsigned bytes; int type; char rest[128]; } handle = {128, 0, {0}};
    int mount_id;
    MUST_FAIL(syscall(SYS_name_to_handle_at, -100, "/w", &handle, &mount_id, 0));
    MUST_FAIL(syscall(SYS_open_by_handle_at, -100, &handle, 0));
    puts("held");
}

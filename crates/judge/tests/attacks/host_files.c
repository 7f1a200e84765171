// expect: AC
// A compiled program's box holds of the system what the C library reads while it runs, and no program.
#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
static void look(const char *path, const char *known) {
    DIR *folder = opendir(path);
    for (struct dirent *one; folder && (one = readdir(folder));) {
        char name[300];
        sprintf(name, " %s ", one->d_name);
        if (!strstr(known, name)) printf("open: %s/%s\n", path, one->d_name);
    }
}
int main(void) {
    look("/", " . .. box dev proc tmp w usr lib lib64 ");
    look("/usr", " . .. share lib lib64 ");
    look("/usr/share", " . .. zoneinfo ");
    look("/usr/lib", " . .. locale x86_64-linux-gnu ");
    look("/usr/lib/x86_64-linux-gnu", " . .. gconv libc.so.6 ld-linux-x86-64.so.2 ");
    look("/usr/lib64", " . .. gconv libc.so.6 ld-linux-x86-64.so.2 ");
    const char *paths[] = {"/proc/1/environ", "/proc/1/mem", "/proc/1/maps", "/dev/mem",
                           "/proc/kcore",     "/box/../../etc/passwd", "/proc/self/root/etc/passwd",
                           "/lib/../bin/sh",  "/usr/share/zoneinfo/../../../etc/passwd"};
    for (int i = 0; i < 9; i++)
        if (fopen(paths[i], "r")) printf("open: %s\n", paths[i]);
    if (fopen("/usr/share/zoneinfo/UTC", "r+") || fopen("/usr/lib/locale/x", "w")) puts("open: writing");
    if (unlink("/usr/share/zoneinfo/UTC") == 0) puts("open: removing");
    puts("held");
}

// expect: AC
// A compiled program's box holds nothing of the system at all.
#include <dirent.h>
#include <stdio.h>
#include <string.h>
int main(void) {
    const char *known = " . .. box dev proc tmp w ";
    DIR *root = opendir("/");
    for (struct dirent *one; root && (one = readdir(root));) {
        char name[300];
        sprintf(name, " %s ", one->d_name);
        if (!strstr(known, name)) printf("open: /%s\n", one->d_name);
    }
    const char *paths[] = {"/proc/1/environ", "/proc/1/mem", "/proc/1/maps", "/dev/mem",
                           "/proc/kcore",     "/box/../../etc/passwd", "/proc/self/root/etc/passwd"};
    for (int i = 0; i < 7; i++)
        if (fopen(paths[i], "r")) printf("open: %s\n", paths[i]);
    puts("held");
}

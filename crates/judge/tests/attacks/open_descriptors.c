// expect: AC
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
    for (int fd = 3; fd < 4096; fd++)
        if (fcntl(fd, F_GETFD) >= 0) printf("open: %d\n", fd);
    for (int fd = 0; fd < 3; fd++) {
        char name[32], target[256] = "";
        sprintf(name, "/proc/self/fd/%d", fd);
        if (readlink(name, target, 255) > 0 && target[0] == '/' && target[1] != 'm')
            printf("open: %s\n", target);
    }
    puts("held");
}

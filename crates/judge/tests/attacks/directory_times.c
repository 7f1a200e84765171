// expect: AC
// runs: 2
// An empty directory can still carry a message: its times, its mode, its owner.
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
int main(void) {
    const char *places[] = {"/w", "/tmp", "/dev/shm"};
    for (int i = 0; i < 3; i++) {
        struct stat now;
        stat(places[i], &now);
        if (now.st_mtime < 1000000000 || (now.st_mode & 07777) != 0777)
            printf("a message in %s\n", places[i]);
        struct timespec message[2] = {{12345, 0}, {12345, 0}};
        utimensat(AT_FDCWD, places[i], message, 0);
        chmod(places[i], 0700);
        char name[32];
        sprintf(name, "%s/x", places[i]);
        mkdir(name, 0700);
        rmdir(name);
    }
    puts("held");
}

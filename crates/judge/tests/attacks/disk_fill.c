// expect: MLE
// reduced: AC
// Fills every writable directory; where no cgroup counts, their sizes are the bound.
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>
static char piece[1 << 20];
int main(void) {
    signal(SIGXFSZ, SIG_IGN);
    const char *names[] = {"/w/%d", "/tmp/%d", "/dev/shm/%d"};
    long total = 0;
    for (int place = 0; place < 3; place++) {
        for (int i = 0; i < 8; i++) {
            char name[32];
            sprintf(name, names[place], i);
            int fd = open(name, O_CREAT | O_WRONLY, 0600);
            while (fd >= 0 && write(fd, piece, sizeof piece) == sizeof piece) total++;
            close(fd);
        }
    }
    puts(total <= 3 * 64 ? "held" : "no bound on files");
}

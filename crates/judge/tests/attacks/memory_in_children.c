// expect: MLE
// reduced: RTE
// Eight children together need more than the limit; the parent, which needs nothing, exits 0.
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
int main(void) {
    for (int i = 0; i < 8; i++) {
        pid_t child = fork();
        if (child < 0) return 3;
        if (child == 0) {
            volatile char *piece = malloc(30 << 20);
            for (int at = 0; at < 30 << 20; at += 4096) piece[at] = 1;
            usleep(300000);
            _exit(0);
        }
    }
    while (wait(0) > 0) {
    }
    return 0;
}

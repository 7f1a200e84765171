// expect: TLE
// reduced: RTE
// With SIGCHLD ignored the kernel reaps children unseen, and their time is in nobody's sum.
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
int main(void) {
    signal(SIGCHLD, SIG_IGN);
    for (int i = 0; i < 4; i++) {
        pid_t child = fork();
        if (child < 0) return 3;
        if (child == 0) {
            while (clock() < CLOCKS_PER_SEC * 3 / 10) {
            }
            _exit(0);
        }
    }
    while (wait(0) > 0) {
    }
    return 0;
}

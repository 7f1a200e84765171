// expect: AC|MLE
// Leaves a storm of processes behind and ends well: none may survive, and none may delay the end.
// A storm may use up the memory limit in kernel tables; then that is the verdict.
#include <stdio.h>
#include <unistd.h>
int main(void) {
    if (fork() == 0) {
        setsid();
        for (;;) fork();
    }
    puts("held");
}

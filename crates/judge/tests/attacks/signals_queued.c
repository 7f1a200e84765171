// expect: AC
// Queues signals to itself until the kernel refuses: they count for every box of the user.
#include <signal.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, 0);
    int queued = 0;
    while (queued < 5000 && sigqueue(getpid(), SIGRTMIN, (union sigval){0}) == 0) queued++;
    if (queued <= 1024) puts("held");
    else printf("%d signals are queued\n", queued);
}

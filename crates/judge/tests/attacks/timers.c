// expect: AC
// Timers, pending signals and descriptors that count: all bounded, all gone with the process.
#include <signal.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>
int main(void) {
    struct itimerspec often = {{0, 1000}, {0, 1000}};
    struct sigevent by_signal = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGUSR1};
    signal(SIGUSR1, SIG_IGN);
    for (int i = 0; i < 1000; i++) {
        timer_t timer;
        if (timer_create(CLOCK_MONOTONIC, &by_signal, &timer)) break;
        if (i < 10) timer_settime(timer, 0, &often, 0);
    }
    for (int i = 0; i < 1000 && sigqueue(getpid(), SIGUSR1, (union sigval){0}) == 0; i++) {
    }
    while (timerfd_create(CLOCK_MONOTONIC, 0) >= 0 && eventfd(1, 0) >= 0 && epoll_create1(0) >= 0) {
    }
    puts("held");
}

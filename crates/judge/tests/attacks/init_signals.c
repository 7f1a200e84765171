// expect: AC
// runs: 2
#include <signal.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>
int main(void) {
    for (int s = 1; s < 65; s++) kill(1, s);
    kill(getppid(), SIGKILL);
    kill(-1, SIGKILL);
    int init = syscall(SYS_pidfd_open, 1, 0);
    for (int s = 1; s < 65; s++) syscall(SYS_pidfd_send_signal, init, s, 0, 0);
    siginfo_t info = {0};
    info.si_code = SI_QUEUE;
    syscall(SYS_rt_sigqueueinfo, 1, SIGSTOP, &info);
    syscall(SYS_tgkill, 1, 1, SIGSEGV);
    usleep(1000);
    puts("held");
}

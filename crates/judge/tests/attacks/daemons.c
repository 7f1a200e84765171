// expect: AC
// runs: 2
// Daemons with every signal ignored; the second run must find itself alone.
#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
int main(void) {
    int others = 0;
    DIR *all = opendir("/proc");
    for (struct dirent *one; all && (one = readdir(all));)
        others += atoi(one->d_name) > 1 && atoi(one->d_name) != getpid();
    for (int i = 0; i < 5; i++) {
        if (fork() == 0) {
            setsid();
            for (int s = 1; s < 65; s++) signal(s, SIG_IGN);
            if (fork() == 0) for (;;) pause();
            _exit(0);
        }
    }
    usleep(20000);
    puts(others == 0 ? "held" : "a process of the run before is alive");
}

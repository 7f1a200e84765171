/* The baseline of examples/bench: a tiny process that, for each line of its input, starts the
 * program named on its command line by vfork and exec with both output streams piped, reads them
 * to their end, waits, and prints how many nanoseconds that took. No isolation, no limits. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long now(void) {
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return at.tv_sec * 1000000000L + at.tv_nsec;
}

int main(int count, char **words) {
    char line[16], buffer[4096], *environment[] = {0};
    if (count < 2) return 2;
    while (fgets(line, sizeof line, stdin)) {
        long started = now();
        int out[2], err[2], status;
        struct rusage usage;
        if (pipe2(out, O_CLOEXEC) || pipe2(err, O_CLOEXEC)) return 1;
        int in = open("/dev/null", O_RDONLY | O_CLOEXEC);
        pid_t child = vfork();
        if (child == 0) {
            dup2(in, 0);
            dup2(out[1], 1);
            dup2(err[1], 2);
            execve(words[1], words + 1, environment);
            _exit(127);
        }
        close(in);
        close(out[1]);
        close(err[1]);
        while (read(out[0], buffer, sizeof buffer) > 0) {
        }
        while (read(err[0], buffer, sizeof buffer) > 0) {
        }
        close(out[0]);
        close(err[0]);
        wait4(child, &status, 0, &usage);
        printf("%ld %d\n", now() - started, status);
        fflush(stdout);
    }
    return 0;
}

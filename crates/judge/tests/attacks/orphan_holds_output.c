// expect: AC
// An orphan keeps standard output open: the run is over when the program is.
#include <stdio.h>
#include <unistd.h>
int main(void) {
    puts("held");
    fflush(stdout);
    if (fork() == 0) for (;;) pause();
    return 0;
}

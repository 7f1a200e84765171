// expect: AC
// Leaves a storm of processes behind and ends well: none may survive, and none may delay the end.
#include <stdio.h>
#include <unistd.h>
int main(void) {
    if (fork() == 0) {
        setsid();
        for (;;) fork();
    }
    puts("held");
}

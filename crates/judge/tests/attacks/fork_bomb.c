// expect: TLE|MLE
// Forks for ever, in every child as well. Where the kernel charges a process for its own tables,
// memory may run out before time does.
#include <unistd.h>
int main(void) {
    for (;;) fork();
}

// expect: TLE
// Forks for ever, in every child as well.
#include <unistd.h>
int main(void) {
    for (;;) fork();
}

// expect: TLE
#define _GNU_SOURCE
#include <unistd.h>
int main(void) {
    for (;;) vfork();
}

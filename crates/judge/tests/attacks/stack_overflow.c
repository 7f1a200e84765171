// expect: RTE
// reason: SIGSEGV
#include <stdio.h>
static int deeper(volatile int depth) {
    volatile char frame[1024];
    frame[depth % 1024] = 1;
    return deeper(depth + 1) + frame[0];
}
int main(void) { return deeper(0); }

// expect: MLE
#include <stdlib.h>
int main(void) {
    for (;;) {
        volatile char *piece = malloc(1 << 20);
        for (int at = 0; piece && at < 1 << 20; at += 4096) piece[at] = 1;
    }
}

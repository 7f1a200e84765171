// expect: MLE
// reduced: RTE
// Files in memory, never mapped: no process shows them as its own.
#define _GNU_SOURCE
#include <sys/mman.h>
#include <unistd.h>
static char piece[1 << 20];
int main(void) {
    for (int i = 0; i < 16; i++) {
        int fd = memfd_create("hoard", 0);
        if (fd < 0) return 3;
        for (int j = 0; j < 32; j++)
            if (write(fd, piece, sizeof piece) < 0) break;
    }
    return 0;
}

// expect: MLE
// Shared anonymous memory belongs to no process, but to the run.
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
int main(void) {
    for (int i = 0; i < 64; i++) {
        void *piece = mmap(0, 8 << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (piece != MAP_FAILED) memset(piece, 1, 8 << 20);
        usleep(5000);
    }
    return 0;
}

// expect: AC
// Reserving a terabyte without using it costs nothing and must do no harm.
#include <stdio.h>
#include <sys/mman.h>
int main(void) {
    char *all = mmap(0, 1UL << 40, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (all != MAP_FAILED) all[1UL << 39] = 1;
    puts("held");
}

// expect: AC
// input: 1
// runs: 2
// What it is given must be the same for the next test.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>
int main(void) {
    char first = 0;
    if (read(0, &first, 1) != 1 || first != 'x') puts("open: the input was changed");
    lseek(0, 0, SEEK_SET);
    if (write(0, "y", 1) > 0) puts("open: writing");
    if (ftruncate(0, 0) == 0) puts("open: cutting");
    void *seen = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, 0, 0);
    if (seen != MAP_FAILED) puts("open: mapping");
    int again = open("/proc/self/fd/0", O_RDWR);
    if (again >= 0 && write(again, "y", 1) > 0) puts("open: opening it again");
    if (fcntl(0, F_ADD_SEALS, F_SEAL_SEAL) == 0) puts("open: sealing");
    puts("held");
}

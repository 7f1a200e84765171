// expect: AC
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
int main(void) {
    char *piece = malloc(16 << 20);
    if (mlock(piece, 16 << 20) == 0) puts("16 MiB could be locked");
    if (mlockall(MCL_CURRENT | MCL_FUTURE) == 0) puts("everything could be locked");
    puts("held");
}

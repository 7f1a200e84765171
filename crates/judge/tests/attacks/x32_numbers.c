// expect: AC
#include <errno.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
    for (long call = 0; call < 600; call++)
        if (syscall(0x40000000 | call, 0, 0, 0, 0, 0) >= 0 || errno != ENOSYS)
            printf("open: %ld\n", call);
    puts("held");
}

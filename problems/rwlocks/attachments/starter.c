#include <stdio.h>
#include <string.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int number = 1; number <= n; number++) {
        char kind[5], thread[7], lock[7], mode[6] = "";
        if (scanf("%4s %6s %6s", kind, thread, lock) != 3) return 1;
        if (strcmp(kind, "ask") == 0 && scanf("%5s", mode) != 1) return 1;

        /* Your solution goes here. */
    }
    puts("held 0 waiting 0 idle 0");
    return 0;
}

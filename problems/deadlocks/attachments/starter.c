#include <stdio.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int number = 1; number <= n; number++) {
        char kind[5], thread[9], lock[9]; /* kind is "want" or "free" */
        if (scanf("%4s %8s %8s", kind, thread, lock) != 3) return 1;
    }

    /* Your solution goes here. */
    puts("stuck 0 queued 0");
    return 0;
}

#include <stdio.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) {
        int first, last, level, cents;
        if (scanf("%d %d %d %d", &first, &last, &level, &cents) != 4) return 1;
    }
    /* Your solution goes here. */
    puts("none");
    return 0;
}

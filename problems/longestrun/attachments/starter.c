#include <stdio.h>

int main(void) {
    int n, b;
    if (scanf("%d %d", &n, &b) != 2) return 1;
    for (int i = 0; i < n; i++) {
        int value;
        if (scanf("%d", &value) != 1) return 1;
    }
    /* Your solution goes here. */
    puts("none");
    return 0;
}

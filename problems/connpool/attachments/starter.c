#include <stdio.h>

int main(void) {
    int n, k, w;
    if (scanf("%d %d %d", &n, &k, &w) != 3) return 1;
    for (int i = 0; i < n; i++) {
        int t, d;
        if (scanf("%d %d", &t, &d) != 2) return 1;
    }
    /* Your solution goes here. */
    puts("served 0 waited 0");
    return 0;
}

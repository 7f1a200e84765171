#include <stdio.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) {
        char kind[64];
        int t, l;
        if (scanf("%63s %d %d", kind, &t, &l) != 3) return 1;
    }
    /* Your solution goes here. */
    puts("pairs 0 locks 0");
    return 0;
}

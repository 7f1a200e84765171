#include <stdio.h>

int main(void) {
    int n, q;
    if (scanf("%d %d", &n, &q) != 2) return 1;
    for (int i = 0; i < n; i++) {
        char version[64];
        if (scanf("%63s", version) != 1) return 1;
    }
    for (int i = 0; i < q; i++) {
        char request[64];
        if (scanf("%63s", request) != 1) return 1;
    }
    /* Your solution goes here. */
    puts("none");
    return 0;
}

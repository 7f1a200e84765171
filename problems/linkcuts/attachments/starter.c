#include <stdio.h>

int main(void) {
    int n, m, c;
    if (scanf("%d %d %d", &n, &m, &c) != 3) return 1;
    for (int i = 0; i < m; i++) {
        int a, b;
        if (scanf("%d %d", &a, &b) != 2) return 1;
    }
    for (int i = 0; i < c; i++) {
        int cable;
        if (scanf("%d", &cable) != 1) return 1;
    }
    /* Your solution goes here. */
    puts("1 1");
    return 0;
}

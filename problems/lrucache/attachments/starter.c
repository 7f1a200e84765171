#include <stdio.h>

int main(void) {
    int n;
    long capacity;
    if (scanf("%d %ld", &n, &capacity) != 2) return 1;
    for (int i = 0; i < n; i++) {
        char event, key[11];
        long size = 0;
        if (scanf(" %c %10s", &event, key) != 2) return 1;
        if (event == 'p' && scanf("%ld", &size) != 1) return 1;
        /* Your solution goes here. */
    }

    printf("0 0 0\n0\n");
    return 0;
}

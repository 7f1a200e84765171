#include <stdio.h>
#include <string.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) {
        char kind[7], transaction[7], key[7] = "";
        if (scanf("%6s %6s", kind, transaction) != 2) return 1;
        if (strcmp(kind, "read") == 0 || strcmp(kind, "write") == 0)
            if (scanf("%6s", key) != 1) return 1;

        /* Your solution goes here. */
    }
    puts("lost 0 made 0");
    return 0;
}

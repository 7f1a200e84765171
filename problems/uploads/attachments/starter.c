#include <stdio.h>
#include <string.h>

int main(void) {
    int r;
    long long q;
    if (scanf("%d %lld", &r, &q) != 2) return 1;
    while (r-- > 0) {
        char kind[6], file[7];
        int n, i, k, c;
        if (scanf("%5s", kind) != 1) return 1;
        if (strcmp(kind, "start") == 0) {
            if (scanf("%6s %d", file, &n) != 2) return 1;
        } else if (strcmp(kind, "size") == 0) {
            if (scanf("%6s", file) != 1) return 1;
        } else if (strcmp(kind, "part") == 0) {
            if (scanf("%d %d %d", &i, &k, &c) != 3) return 1;
        } else {
            if (scanf("%d", &i) != 1) return 1;
        }

        /* Your solution goes here. */
        puts("404");
    }
    return 0;
}

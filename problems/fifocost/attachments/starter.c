#include <stdio.h>
#include <string.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) {
        char kind[6];
        long long count = 0, price = 0;
        if (scanf("%5s", kind) != 1) return 1;
        if (strcmp(kind, "stock") != 0 && scanf("%lld", &count) != 1) return 1;
        if (strcmp(kind, "buy") == 0 && scanf("%lld", &price) != 1) return 1;
        /* Your solution goes here. */
        if (strcmp(kind, "stock") == 0) printf("stock 0 0\n");
    }
    return 0;
}

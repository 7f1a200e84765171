#include <stdio.h>

int main(void) {
    int n;
    long total = 0, quantity, price;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) {
        if (scanf("%ld %ld", &quantity, &price) != 2) return 1;
        total += quantity * price;
    }
    printf("%ld\n", total);
    return 0;
}

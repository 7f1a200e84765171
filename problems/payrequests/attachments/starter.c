#include <stdio.h>

int main(void) {
    int n;
    long long w, c;
    if (scanf("%d %lld %lld", &n, &w, &c) != 3) return 1;
    for (int i = 0; i < n; i++) {
        long long time, amount;
        char key[9], account[9];
        if (scanf("%lld %8s %8s %lld", &time, key, account, &amount) != 4) return 1;

        /* Your solution goes here. */
        puts("declined");
    }
    return 0;
}

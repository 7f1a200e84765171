#include <stdio.h>

int main(void) {
    int n;
    long long size, period, ban;
    if (scanf("%d %lld %lld %lld", &n, &size, &period, &ban) != 4) return 1;
    for (int i = 0; i < n; i++) {
        long long time, cost;
        char client[9];
        if (scanf("%lld %8s %lld", &time, client, &cost) != 3) return 1;
        /* Your solution goes here. */
    }
    return 0;
}

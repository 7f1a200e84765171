#include <stdio.h>
#include <string.h>

static long long left[20000], price[20000];

int main(void) {
    int n, oldest = 0, lots = 0;
    long long units = 0, worth = 0;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) {
        char kind[8];
        long long count;
        if (scanf("%7s", kind) != 1) return 1;
        if (strcmp(kind, "stock") == 0) {
            printf("stock %lld %lld\n", units, worth);
            continue;
        }
        if (scanf("%lld", &count) != 1) return 1;
        if (strcmp(kind, "buy") == 0) {
            if (scanf("%lld", &price[lots]) != 1) return 1;
            left[lots] = count;
            units += count;
            worth += count * price[lots++];
        } else if (count > units) {
            printf("short %lld\n", count - units);
        } else {
            long long cost = 0;
            units -= count;
            while (count > 0) {
                long long taken = count < left[oldest] ? count : left[oldest];
                cost += taken * price[oldest];
                count -= taken;
                left[oldest] -= taken;
                if (left[oldest] == 0) oldest++;
            }
            worth -= cost;
            printf("sold %lld\n", cost);
        }
    }
    return 0;
}

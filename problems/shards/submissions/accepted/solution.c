#include <stdio.h>

static long long sizes[20000];
static int n;

static int servers_for(long long most, int print) {
    int servers = 0, logs = 0;
    long long load = 0;
    for (int i = 0; i < n; i++) {
        logs++;
        load += sizes[i];
        if (i + 1 < n && load + sizes[i + 1] <= most) continue;
        if (print) printf("%d %lld\n", logs, load);
        servers++;
        logs = 0;
        load = 0;
    }
    return servers;
}

int main(void) {
    int k;
    long long low = 0, high = 0;
    if (scanf("%d %d", &n, &k) != 2) return 1;
    for (int i = 0; i < n; i++) {
        if (scanf("%lld", &sizes[i]) != 1) return 1;
        if (sizes[i] > low) low = sizes[i];
        high += sizes[i];
    }
    while (low < high) {
        long long middle = (low + high) / 2;
        if (servers_for(middle, 0) <= k) high = middle;
        else low = middle + 1;
    }
    printf("%lld\n", low);
    printf("empty %d\n", k - servers_for(low, 1));
    return 0;
}

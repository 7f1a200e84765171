#include <stdio.h>

static long long heap[10000]; /* when each connection is free */

static void replace_first(int k, long long time) {
    int at = 0;
    for (;;) {
        int child = 2 * at + 1;
        if (child + 1 < k && heap[child + 1] < heap[child]) child++;
        if (child >= k || heap[child] >= time) break;
        heap[at] = heap[child];
        at = child;
    }
    heap[at] = time;
}

int main(void) {
    int n, k, served = 0;
    long long w, t, d, waited = 0;
    if (scanf("%d %d %lld", &n, &k, &w) != 3) return 1;
    while (n-- > 0) {
        if (scanf("%lld %lld", &t, &d) != 2) return 1;
        long long start = heap[0] > t ? heap[0] : t;
        if (start - t > w) {
            puts("timeout");
            continue;
        }
        replace_first(k, start + d);
        served++;
        waited += start - t;
        printf("%lld\n", start);
    }
    printf("served %d waited %lld\n", served, waited);
    return 0;
}

/* The given program. It has three faults. */
#include <stdio.h>

static int readings[40000];

int main(void) {
    int n, k, high, low, start = 0, peak = 0, alarms = 0;
    long long total = 0;
    if (scanf("%d %d %d %d", &n, &k, &high, &low) != 4) return 1;
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &readings[i]) != 1) return 1;
        total += readings[i];
        if (i >= k) total -= readings[i - k];

        if (!start && total / k > high) {
            start = i + 1;

            alarms++;
        } else if (start && total < (long long)low * k) {
            printf("%d %d %d\n", start, i + 1, peak);
            start = 0;
        }
        if (start && readings[i] > peak) peak = readings[i];
    }
    if (start) printf("%d open %d\n", start, peak);
    if (!alarms) puts("quiet");
    return 0;
}

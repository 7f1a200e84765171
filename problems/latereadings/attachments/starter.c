#include <stdio.h>

int main(void) {
    int n;
    long long w, delay;
    if (scanf("%d %lld %lld", &n, &w, &delay) != 3) return 1;
    for (int i = 0; i < n; i++) {
        char id[9], sensor[7];
        long long time, value;
        if (scanf("%8s %6s %lld %lld", id, sensor, &time, &value) != 4) return 1;

        /* Your solution goes here. */
    }
    printf("late %d repeated %d\n", 0, 0);
    return 0;
}

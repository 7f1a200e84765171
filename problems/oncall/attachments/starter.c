#include <stdio.h>

#define MAX_SHIFTS 12000

static long long begin_of[MAX_SHIFTS], end_of[MAX_SHIFTS];

int main(void) {
    int n;
    long long begin, end;
    if (scanf("%d %lld %lld", &n, &begin, &end) != 3) return 1;
    for (int i = 0; i < n; i++)
        if (scanf("%lld %lld", &begin_of[i], &end_of[i]) != 2) return 1;

    /* Your solution goes here. */
    printf("uncovered 0 0\nlongest none\npeak %d %lld\n", n, begin);
    return 0;
}

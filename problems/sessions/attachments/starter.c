#include <stdio.h>

#define MAX_VIEWS 40000

static long time_of[MAX_VIEWS];
static char visitor_of[MAX_VIEWS][13];

int main(void) {
    int n;
    long gap;
    if (scanf("%d %ld", &n, &gap) != 2) return 1;
    for (int i = 0; i < n; i++)
        if (scanf("%ld %12s", &time_of[i], visitor_of[i]) != 2) return 1;

    /* Your solution goes here. */
    printf("sessions %d\n", n);
    return 0;
}

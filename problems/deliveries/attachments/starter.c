#include <stdio.h>

#define MAX_ROADS 30000

struct road {
    int a, b, minutes;
    int open, close; /* minutes since midnight; equal where there is no gate */
};

static struct road roads[MAX_ROADS];

int main(void) {
    int n, m, q, hour, minute;
    char line[64];
    if (scanf("%d %d %d %d:%d ", &n, &m, &q, &hour, &minute) != 5) return 1;
    for (int i = 0; i < m && fgets(line, sizeof line, stdin); i++) {
        struct road *road = &roads[i];
        int h1 = 0, m1 = 0, h2 = 0, m2 = 0;
        sscanf(line, "%d %d %d %d:%d-%d:%d", &road->a, &road->b, &road->minutes, &h1, &m1, &h2,
               &m2);
        road->open = 60 * h1 + m1;
        road->close = 60 * h2 + m2;
    }

    /* Your solution goes here. */
    for (int i = 0; i < q; i++) {
        int place;
        if (scanf("%d", &place) != 1) return 1;
        printf("never\n");
    }
    return 0;
}

#include <stdio.h>
#include <stdlib.h>

#define MOST 15000

struct rule {
    int first, last, level, cents, number;
};

static struct rule rules[MOST];
static int days[2 * MOST], next_free[2 * MOST], price[2 * MOST];

static int by_day(const void *x, const void *y) {
    const int *a = x, *b = y;
    return (*a > *b) - (*a < *b);
}

static int by_level(const void *x, const void *y) {
    const struct rule *a = x, *b = y;
    return a->level != b->level ? b->level - a->level : b->number - a->number;
}

/* The most important rules take their days first; this is the next stretch that nobody has. */
static int find(int at) {
    int end = at;
    while (next_free[end] != end) end = next_free[end];
    while (next_free[at] != end) {
        int then = next_free[at];
        next_free[at] = end;
        at = then;
    }
    return end;
}

static int place(int day, int count) {
    return (int *)bsearch(&day, days, count, sizeof(int), by_day) - days;
}

int main(void) {
    int n, count = 0, unused = 0;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) {
        struct rule *r = &rules[i];
        if (scanf("%d %d %d %d", &r->first, &r->last, &r->level, &r->cents) != 4) return 1;
        r->number = i;
        days[2 * i] = r->first;
        days[2 * i + 1] = r->last + 1;
    }
    qsort(days, 2 * n, sizeof(int), by_day);
    for (int i = 0; i < 2 * n; i++)
        if (i == 0 || days[i] != days[count - 1]) days[count++] = days[i];
    for (int i = 0; i < count; i++) next_free[i] = i;
    qsort(rules, n, sizeof rules[0], by_level);
    for (int i = 0; i < n; i++) {
        int end = place(rules[i].last + 1, count), used = 0;
        for (int at = find(place(rules[i].first, count)); at < end; at = find(at)) {
            price[at] = rules[i].cents;
            next_free[at] = at + 1;
            used = 1;
        }
        unused += !used;
    }
    for (int i = 0; i + 1 < count; i++) {
        if (!price[i]) continue;
        int from = i;
        while (i + 2 < count && price[i + 1] == price[from]) i++;
        printf("%d %d %d\n", days[from], days[i + 1] - 1, price[from]);
    }
    printf("unused %d\n", unused);
    return 0;
}

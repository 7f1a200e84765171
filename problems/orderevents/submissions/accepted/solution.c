#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Sorts the deliveries by order and number first: equal ones and those that follow are neighbours. */

#define MOST 20000

struct delivery {
    char order[9], kind[7];
    int number, cents;
    int first, next; /* the first one like this; the first one with the next number, or -1 */
    int group;       /* the first delivery of the order */
};

struct order {
    int next, kept, state; /* places in the array of states */
    long long total;
};

static struct delivery all[MOST];
static struct order orders[MOST]; /* by the first delivery */
static int sorted[MOST], n;
static const char *const states[] = {"open", "paid", "shipped", "cancelled"};

static int compare(const void *x, const void *y) {
    int a = *(const int *)x, b = *(const int *)y;
    int names = strcmp(all[a].order, all[b].order);
    if (names != 0) return names;
    if (all[a].number != all[b].number) return all[a].number < all[b].number ? -1 : 1;
    return a < b ? -1 : 1;
}

static int handle(struct order *order, const struct delivery *event) {
    int open = order->state == 0;
    switch (event->kind[0]) {
    case 'a':
        if (!open) return 0;
        order->total += event->cents;
        return 1;
    case 'd':
        if (!open || event->cents > order->total) return 0;
        order->total -= event->cents;
        return 1;
    case 'p':
        if (!open || event->cents != order->total) return 0;
        order->state = 1;
        return 1;
    case 's':
        if (order->state != 1) return 0;
        order->state = 2;
        return 1;
    default:
        if (order->state > 1) return 0;
        order->state = 3;
        return 1;
    }
}

int main(void) {
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) {
        struct delivery *d = &all[i];
        if (scanf("%8s %d %6s", d->order, &d->number, d->kind) != 3) return 1;
        if (d->kind[0] != 's' && d->kind[0] != 'c' && scanf("%d", &d->cents) != 1) return 1;
        sorted[i] = i;
    }
    qsort(sorted, n, sizeof sorted[0], compare);
    for (int i = 0; i < n; i++) {
        struct delivery *d = &all[sorted[i]];
        struct delivery *before = i > 0 ? &all[sorted[i - 1]] : NULL;
        int same = before && strcmp(before->order, d->order) == 0;
        d->next = -1;
        d->first = same && before->number == d->number ? before->first : sorted[i];
        if (same && before->number + 1 == d->number) all[before->first].next = sorted[i];
    }
    for (int i = 0; i < n;) {
        int end = i, group = sorted[i];
        for (; end < n && strcmp(all[sorted[end]].order, all[sorted[i]].order) == 0; end++)
            if (sorted[end] < group) group = sorted[end];
        for (; i < end; i++) all[sorted[i]].group = group;
        orders[group].next = 1;
    }
    for (int i = 0; i < n; i++) {
        struct delivery *d = &all[i], *first = &all[d->first];
        struct order *order = &orders[d->group];
        if (d->first != i) {
            int equal = strcmp(first->kind, d->kind) == 0 && first->cents == d->cents;
            puts(equal ? "repeat" : "conflict");
            continue;
        }
        order->kept++;
        if (d->number != order->next) {
            puts("wait");
            continue;
        }
        printf("done");
        /* Those that have not been delivered yet stand later in the input. */
        for (int event = i; event >= 0 && event <= i; event = all[event].next) {
            printf(handle(order, &all[event]) ? " ok" : " bad");
            order->next++;
            order->kept--;
        }
        puts("");
    }
    for (int i = 0; i < n; i++) {
        if (all[i].group != i) continue;
        struct order *order = &orders[i];
        printf("%s %s %lld %d\n", all[i].order, states[order->state], order->total, order->kept);
    }
    return 0;
}

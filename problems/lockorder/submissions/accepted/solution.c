#include <stdio.h>
#include <stdlib.h>

struct entry {
    int a, b, swapped, thread, line; /* a < b; swapped if a was taken inside b */
};

static int held[20001][4], count[20001];
static struct entry entries[80000];
static char dangerous[20001];

static int compare(const void *x, const void *y) {
    const struct entry *e = x, *f = y;
    if (e->a != f->a) return e->a - f->a;
    if (e->b != f->b) return e->b - f->b;
    return e->line - f->line;
}

int main(void) {
    int n, thread, lock, size = 0, pairs = 0, locks = 0;
    char kind[7];
    if (scanf("%d", &n) != 1) return 1;
    for (int line = 1; line <= n; line++) {
        if (scanf("%6s %d %d", kind, &thread, &lock) != 3) return 1;
        int *own = held[thread];
        if (kind[0] == 'u') {
            int at = 0;
            while (own[at] != lock) at++;
            own[at] = own[--count[thread]];
            continue;
        }
        for (int i = 0; i < count[thread]; i++) {
            int swapped = lock < own[i];
            entries[size++] = (struct entry){swapped ? lock : own[i], swapped ? own[i] : lock, swapped, thread, line};
        }
        own[count[thread]++] = lock;
    }
    qsort(entries, size, sizeof entries[0], compare);
    for (int from = 0, to; from < size; from = to) {
        int first[2] = {0, 0}, several = 0;
        for (to = from; to < size && entries[to].a == entries[from].a && entries[to].b == entries[from].b; to++) {
            if (!first[entries[to].swapped]) first[entries[to].swapped] = entries[to].line;
            several |= entries[to].thread != entries[from].thread;
        }
        if (!first[0] || !first[1] || !several) continue;
        printf("%d %d %d %d\n", entries[from].a, entries[from].b, first[0], first[1]);
        pairs++;
        locks += !dangerous[entries[from].a] + !dangerous[entries[from].b];
        dangerous[entries[from].a] = dangerous[entries[from].b] = 1;
    }
    printf("pairs %d locks %d\n", pairs, locks);
    return 0;
}

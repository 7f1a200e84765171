#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 10000

struct entry {
    int day, amount, number;
    char reference[11];
};

/* The ledger in order; next leads to the next place that is not matched, previous to the last. Place
   k is k in next and k + 1 in previous, where 0 stands for nothing. */
static struct entry ledger[MOST], statement[MOST];
static int next[MOST + 2], previous[MOST + 2], matched[MOST + 1], found[MOST];

static int by_reference(const void *a, const void *b) {
    const struct entry *one = a, *other = b;
    int order = strcmp(one->reference, other->reference);
    if (order == 0) order = (one->amount > other->amount) - (one->amount < other->amount);
    return order != 0 ? order : one->number - other->number;
}

static int by_day(const void *a, const void *b) {
    const struct entry *one = a, *other = b;
    if (one->amount != other->amount) return one->amount < other->amount ? -1 : 1;
    return one->day != other->day ? one->day - other->day : one->number - other->number;
}

static int follow(int *links, int at) {
    while (links[at] != at) at = links[at] = links[links[at]];
    return at;
}

static int lower_bound(int n, struct entry key, int (*compare)(const void *, const void *)) {
    int low = 0, high = n;
    key.number = 0;
    while (low < high) {
        int middle = (low + high) / 2;
        if (compare(&ledger[middle], &key) < 0) low = middle + 1;
        else high = middle;
    }
    return low;
}

static void match(int place, int index) {
    next[place] = place + 1;
    previous[place + 1] = place;
    matched[ledger[place].number] = 1;
    found[index] = ledger[place].number;
}

int main(void) {
    int n, m, d;
    if (scanf("%d %d %d", &n, &m, &d) != 3) return 1;
    for (int i = 0; i < n + m; i++) {
        struct entry *entry = i < n ? &ledger[i] : &statement[i - n];
        if (scanf("%d %d %10s", &entry->day, &entry->amount, entry->reference) != 3) return 1;
        entry->number = i + 1;
    }

    qsort(ledger, n, sizeof *ledger, by_reference);
    for (int i = 0; i <= n; i++) next[i] = i;
    for (int i = 0; i < m; i++) {
        const struct entry *entry = &statement[i];
        if (entry->reference[0] == '-') continue;
        int at = follow(next, lower_bound(n, *entry, by_reference));
        if (at == n || ledger[at].amount != entry->amount) continue;
        if (strcmp(ledger[at].reference, entry->reference) == 0) match(at, i);
    }

    static char by_ref[MOST];
    for (int i = 0; i < m; i++) by_ref[i] = found[i] > 0;
    qsort(ledger, n, sizeof *ledger, by_day);
    for (int i = 0; i <= n; i++) {
        int gone = i < n && matched[ledger[i].number];
        next[i] = i + gone;
        previous[i + 1] = i + 1 - gone;
    }
    previous[0] = 0;
    for (int i = 0; i < m; i++) {
        struct entry key = statement[i];
        if (found[i] > 0) continue;
        int from = lower_bound(n, key, by_day), best = -1;
        int later = follow(next, from), earlier = follow(previous, from) - 1;
        if (later < n && ledger[later].amount == key.amount) best = later;
        if (earlier >= 0 && ledger[earlier].amount == key.amount) {
            int day = ledger[earlier].day;
            if (best < 0 || key.day - day <= ledger[best].day - key.day) {
                key.day = day;
                best = follow(next, lower_bound(n, key, by_day));
            }
        }
        if (best >= 0 && abs(ledger[best].day - statement[i].day) <= d) match(best, i);
    }

    for (int i = 0; i < m; i++) {
        if (found[i] == 0) puts("none");
        else printf("%s %d\n", by_ref[i] ? "ref" : "day", found[i]);
    }
    int open = 0;
    long long sum = 0;
    for (int i = 0; i < n; i++) {
        if (matched[ledger[i].number]) continue;
        open++;
        sum += ledger[i].amount;
    }
    printf("open %d %lld\n", open, sum);
    return 0;
}

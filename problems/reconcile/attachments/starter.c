#include <stdio.h>

#define MOST 10000

struct entry {
    int day, amount;
    char reference[11];
};

static struct entry ledger[MOST], statement[MOST];

int main(void) {
    int n, m, d;
    if (scanf("%d %d %d", &n, &m, &d) != 3) return 1;
    for (int i = 0; i < n + m; i++) {
        struct entry *entry = i < n ? &ledger[i] : &statement[i - n];
        if (scanf("%d %d %10s", &entry->day, &entry->amount, entry->reference) != 3) return 1;
    }

    /* Your solution goes here. */
    for (int i = 0; i < m; i++) puts("none");
    printf("open %d 0\n", n);
    return 0;
}

#include <stdio.h>
#include <string.h>

enum { ITEMS = 60000, SLOTS = 1 << 17 };

/* One for each key of the trace, in the cache or not. Number 0 is both ends of the list of those
   in it: its `next` is the most recent, its `before` the least recent. */
struct item {
    char key[11];
    long long size; /* 0: not in the cache */
    int next, before;
};

static struct item items[ITEMS + 1];
static int slots[SLOTS], known, stored;
static long long used;

static int find(const char *key) {
    unsigned hash = 2166136261u;
    for (const char *c = key; *c; c++) hash = (hash ^ (unsigned char)*c) * 16777619u;
    int at = hash % SLOTS;
    while (slots[at] != 0 && strcmp(items[slots[at]].key, key) != 0) at = (at + 1) % SLOTS;
    if (slots[at] == 0) {
        strcpy(items[++known].key, key);
        slots[at] = known;
    }
    return slots[at];
}

static void take_out(int item) {
    items[items[item].before].next = items[item].next;
    items[items[item].next].before = items[item].before;
    used -= items[item].size;
    items[item].size = 0;
    stored--;
}

static void put_first(int item, long long size) {
    items[item].next = items[0].next;
    items[item].before = 0;
    items[items[0].next].before = item;
    items[0].next = item;
    items[item].size = size;
    used += size;
    stored++;
}

int main(void) {
    int n;
    long long capacity, hits = 0, misses = 0, evictions = 0;
    if (scanf("%d %lld", &n, &capacity) != 2) return 1;
    while (n-- > 0) {
        char event, key[11];
        if (scanf(" %c %10s", &event, key) != 2) return 1;
        int item = find(key);
        long long size = items[item].size;
        if (event == 'g') {
            if (size == 0) {
                misses++;
            } else {
                hits++;
                take_out(item);
                put_first(item, size);
            }
            continue;
        }
        if (size != 0) take_out(item);
        if (event == 'd') continue;
        if (scanf("%lld", &size) != 1) return 1;
        if (size > capacity) continue;
        put_first(item, size);
        while (used > capacity) {
            take_out(items[0].before);
            evictions++;
        }
    }
    printf("%lld %lld %lld\n%d", hits, misses, evictions, stored);
    for (int item = items[0].next; item != 0; item = items[item].next)
        printf(" %s", items[item].key);
    putchar('\n');
    return 0;
}

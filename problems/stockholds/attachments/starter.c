/* The given program. It has four faults. */
#include <stdio.h>
#include <string.h>

#define ITEMS 1000
#define LINES 15001

enum state { NEW, WAITS, HELD, PAID, EXPIRED, GONE };

static const char *const NAMES[] = {"new", "waits", "held", "paid", "expired", "gone"};

struct reservation {
    int item, count;
    enum state state;
    long long until; /* when it expires, if it is held */
    int behind;      /* the next one in the queue of the item */
};

static long long seconds;
static int free_pieces[ITEMS + 1];
static int waits[ITEMS + 1];                  /* how many reservations wait for an item */
static int first[ITEMS + 1], last[ITEMS + 1]; /* its queue: those, and some that are gone */
static int held[LINES], expired, size;        /* in the order in which they expire */
static struct reservation all[LINES];         /* by the numbers of their lines */

/* The reservation has a new state from now on. */
static void change(long long now, int number, enum state state) {
    struct reservation *r = &all[number];
    waits[r->item] += (state == WAITS) - (r->state == WAITS);
    if (state == HELD) {
        free_pieces[r->item] -= r->count;
        r->until = now + seconds;
        held[size++] = number;
    } else if (r->state == HELD && state != PAID) {
        free_pieces[r->item] += r->count;
    }
    r->state = state;
    printf("%lld %d %s\n", now, number, NAMES[state]);
}

static void serve(long long now, int item) {
    for (; first[item]; first[item] = all[first[item]].behind) {
        if (all[first[item]].state != WAITS) continue;
        if (all[first[item]].count > free_pieces[item]) break;
        change(now, first[item], HELD);
    }
}

/* All that expires until now. */
static void expire(long long now) {
    while (expired < size && all[held[expired]].until < now) {
        int number = held[expired++];
        if (all[number].state != HELD) continue;
        change(all[number].until, number, EXPIRED);
        serve(now, all[number].item);
    }
}

static void hold(long long now, int number, int item, int count) {
    all[number].item = item;
    all[number].count = count;
    if (free_pieces[item] >= count) {
        change(now, number, HELD);
        return;
    }
    if (first[item]) all[last[item]].behind = number;
    else first[item] = number;
    last[item] = number;
    change(now, number, WAITS);
}

static void quit(long long now, int number) {
    if (all[number].state == HELD) {
        change(now, number, GONE);
        serve(now, all[number].item);
    } else if (all[number].state == WAITS) {
        change(now, number, GONE);
    } else {
        printf("%lld %d no\n", now, number);
    }
}

int main(void) {
    int n;
    if (scanf("%d %lld", &n, &seconds) != 2) return 1;
    for (int number = 1; number <= n; number++) {
        long long now;
        char kind[5];
        int which, count;
        if (scanf("%lld %4s %d", &now, kind, &which) != 3) return 1;
        expire(now);
        if (strcmp(kind, "quit") == 0) {
            quit(now, which);
        } else if (strcmp(kind, "pay") == 0) {
            if (all[which].state == HELD) change(now, which, PAID);
            else printf("%lld %d no\n", now, which);
        } else {
            if (scanf("%d", &count) != 1) return 1;
            if (strcmp(kind, "hold") == 0) hold(now, number, which, count);
            else free_pieces[which] += count, serve(now, which);
        }
    }
    int pieces = 0, waiting = 0;
    for (int i = 1; i <= ITEMS; i++) pieces += free_pieces[i], waiting += waits[i];
    printf("free %d waits %d\n", pieces, waiting);
    return 0;
}

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Each lock has four rings of requests: all that wait, writers that wait, all that hold, writers that
   hold. A request is in at most two of them: one of all, one of writers. */

#define MOST 20001
#define SIZE 65536

enum { WAITING, HOLDING };

struct ring {
    int next, before;
};

static struct ring rings[2][MOST + 2 * MOST]; /* requests, then the beginnings of the locks' rings */
static char threads[MOST][7];
static int writes[MOST];
static char table[SIZE][16];
static int values[SIZE], locks;

static int *find(const char *key) {
    unsigned at = 2166136261u;
    for (const char *c = key; *c; c++) at = (at ^ (unsigned char)*c) * 16777619u;
    at = (at ^ at >> 16) % SIZE;
    while (table[at][0] && strcmp(table[at], key) != 0) at = (at + 1) % SIZE;
    strcpy(table[at], key);
    return &values[at];
}

static int beginning(int lock, int what) { return MOST + 2 * lock + what; }

static void add(int lock, int what, int request) {
    for (int kind = 0; kind <= writes[request]; kind++) {
        struct ring *ring = rings[kind];
        int begin = beginning(lock, what), last = ring[begin].before;
        ring[request].before = last;
        ring[request].next = begin;
        ring[last].next = ring[begin].before = request;
    }
}

static void take_out(int request) {
    for (int kind = 0; kind <= writes[request]; kind++) {
        struct ring *ring = rings[kind];
        ring[ring[request].before].next = ring[request].next;
        ring[ring[request].next].before = ring[request].before;
    }
}

static int first(int lock, int what, int kind) {
    int request = rings[kind][beginning(lock, what)].next;
    return request < MOST ? request : 0;
}

int main(void) {
    int n, held = 0, waiting = 0, idle = 0;
    if (scanf("%d", &n) != 1) return 1;
    for (int number = 1; number <= n; number++) {
        char kind[5], thread[7], name[7], key[16], mode[6];
        if (scanf("%4s %6s %6s", kind, thread, name) != 3) return 1;
        int *known = find(name);
        if (*known == 0) {
            *known = ++locks;
            for (int i = 0; i < 4; i++) {
                int begin = beginning(locks - 1, i / 2);
                rings[i % 2][begin] = (struct ring){begin, begin};
            }
        }
        int lock = *known - 1;
        sprintf(key, "%s %s", thread, name);
        int *current = find(key), request = *current;
        if (kind[0] == 'a') {
            if (scanf("%5s", mode) != 1) return 1;
            *current = number;
            strcpy(threads[number], thread);
            writes[number] = mode[0] == 'w';
            add(lock, WAITING, number);
            waiting++;
            continue;
        }
        if (kind[0] == 'g') {
            int which = !writes[request];
            int holder = first(lock, HOLDING, which), waiter = first(lock, WAITING, which);
            if (holder) printf("%d conflict %s\n", number, threads[holder]);
            else if (waiter && waiter < request) printf("%d unfair %s\n", number, threads[waiter]);
        }
        take_out(request);
        if (kind[0] == 'g') add(lock, HOLDING, request);
        if (kind[0] != 'f') waiting--;
    }
    for (int lock = 0; lock < locks; lock++) {
        if (first(lock, HOLDING, 0)) held++;
        else if (first(lock, WAITING, 0)) idle++;
    }
    printf("held %d waiting %d idle %d\n", held, waiting, idle);
    return 0;
}

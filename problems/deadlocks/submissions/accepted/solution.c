#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 22000
#define SIZE 65536

/* Threads and locks each have numbers, found in a table with open addressing. */
struct names {
    char name[MOST][9];
    int count, table[SIZE]; /* number + 1 */
};

static struct names threads, locks;
static int holder[MOST], first[MOST], last[MOST]; /* of a lock; -1 for none */
static int behind[MOST], line[MOST], lock[MOST];  /* of a thread; line is 0 if it does not wait */
static int walk_of[MOST], fate[MOST];

enum { UNKNOWN, DEADLOCK, STUCK, QUEUED };

struct deadlock {
    int line, thread;
};

static struct deadlock deadlocks[MOST];

static int number(struct names *all, const char *name) {
    unsigned at = 2166136261u;
    for (const char *c = name; *c; c++) at = (at ^ (unsigned char)*c) * 16777619u;
    at = (at ^ at >> 16) % SIZE;
    while (all->table[at] && strcmp(all->name[all->table[at] - 1], name) != 0) at = (at + 1) % SIZE;
    if (!all->table[at]) {
        strcpy(all->name[all->count], name);
        all->table[at] = ++all->count;
    }
    return all->table[at] - 1;
}

static int earlier(const void *a, const void *b) {
    return ((const struct deadlock *)a)->line - ((const struct deadlock *)b)->line;
}

static int following(int thread) { return holder[lock[thread]]; }

int main(void) {
    int n, rings = 0, stuck = 0, queued = 0;
    if (scanf("%d", &n) != 1) return 1;
    memset(holder, -1, sizeof holder);
    memset(first, -1, sizeof first);
    for (int i = 1; i <= n; i++) {
        char kind[5], thread[9], name[9];
        if (scanf("%4s %8s %8s", kind, thread, name) != 3) return 1;
        int t = number(&threads, thread), l = number(&locks, name);
        if (kind[0] == 'f') {
            holder[l] = t = first[l];
            if (t < 0) continue;
            first[l] = behind[t];
            line[t] = 0;
        } else if (holder[l] < 0) {
            holder[l] = t;
        } else {
            if (first[l] < 0) first[l] = t;
            else behind[last[l]] = t;
            last[l] = t;
            behind[t] = -1;
            line[t] = i;
            lock[t] = l;
        }
    }
    for (int t = 0; t < threads.count; t++) {
        int at = t;
        while (line[at] && !walk_of[at]) {
            walk_of[at] = t + 1;
            at = following(at);
        }
        int end = line[at] ? fate[at] : QUEUED;
        if (end == UNKNOWN) { /* the walk has met itself */
            struct deadlock found = {0, 0};
            do {
                fate[at] = DEADLOCK;
                if (line[at] > found.line) found = (struct deadlock){line[at], at};
                at = following(at);
            } while (fate[at] != DEADLOCK);
            deadlocks[rings++] = found;
        }
        end = end == QUEUED ? QUEUED : STUCK;
        for (at = t; line[at] && fate[at] == UNKNOWN; at = following(at)) {
            fate[at] = end;
            if (end == QUEUED) queued++;
            else stuck++;
        }
    }
    qsort(deadlocks, rings, sizeof *deadlocks, earlier);
    for (int i = 0; i < rings; i++) {
        int t = deadlocks[i].thread;
        printf("deadlock %d", deadlocks[i].line);
        do {
            printf(" %s", threads.name[t]);
            t = following(t);
        } while (t != deadlocks[i].thread);
        puts("");
    }
    printf("stuck %d queued %d\n", stuck, queued);
    return 0;
}

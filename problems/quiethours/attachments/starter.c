/* The given program. It has three faults. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DAY (24 * 60)
#define TABLE 65536

struct user {
    char name[9];
    int hours, start[4], end[4];
};

struct sending {
    int at;
    const char *user;
};

static struct user table[TABLE];
static struct sending sent[20000];

/* The user of this name, who is new perhaps. */
static struct user *find(const char *name) {
    unsigned at = 2166136261u;
    for (const char *c = name; *c; c++) at = (at ^ (unsigned char)*c) * 16777619u;
    at = (at ^ at >> 16) % TABLE;
    while (table[at].name[0] && strcmp(table[at].name, name) != 0) at = (at + 1) % TABLE;
    strcpy(table[at].name, name);
    return &table[at];
}

static int is_quiet(int minute, int start, int end) {
    return start < minute && minute < end;
}

/* When a message is sent that comes on this day in this minute. */
static int wait(const struct user *user, int day, int minute) {
    for (int i = 0; i < user->hours; i++) {
        if (!is_quiet(minute, user->start[i], user->end[i])) continue;
        if (user->end[i] < minute) day++;
        minute = user->end[i];
    }
    return day * DAY + minute;
}

static int order(const void *a, const void *b) {
    const struct sending *s = a, *t = b;
    return s->at != t->at ? (s->at < t->at ? -1 : 1) : strcmp(s->user, t->user);
}

int main(void) {
    int q, n, day, hour, minute, end_hour, end_minute;
    char name[9];
    if (scanf("%d %d", &q, &n) != 2) return 1;
    for (int i = 0; i < q; i++) {
        if (scanf(" quiet %8s %d:%d %d:%d", name, &hour, &minute, &end_hour, &end_minute) != 5) return 1;
        struct user *user = find(name);
        user->start[user->hours] = hour * 60 + minute;
        user->end[user->hours++] = end_hour * 60 + end_minute;
    }
    for (int i = 0; i < n; i++) {
        if (scanf(" send %8s %d %d:%d", name, &day, &hour, &minute) != 4) return 1;
        struct user *user = find(name);
        sent[i] = (struct sending){wait(user, day, hour * 60 + minute), user->name};
    }
    qsort(sent, n, sizeof sent[0], order);
    for (int i = 0, next; i < n; i = next) {
        for (next = i; next < n && order(&sent[i], &sent[next]) == 0; next++) continue;
        minute = sent[i].at % DAY;
        printf("%d %02d:%02d %s %d\n", sent[i].at / DAY, minute / 60, minute % 60, sent[i].user, next - i);
    }
    return 0;
}

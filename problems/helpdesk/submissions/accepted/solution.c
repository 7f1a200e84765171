#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SKILLS 51
#define MOST 14001

struct entry {
    long long key;
    int number;
};

/* A heap: the smallest key is in front, at 1. */
struct heap {
    struct entry *entries;
    int size, room;
};

struct ticket {
    int skill, waits;
    long long came, key;
};

static struct heap waiting[SKILLS], idle[SKILLS];
static struct ticket tickets[MOST];
static int skills[1001][6], skill_count[1001], since[1001];

static int is_before(struct entry a, struct entry b) {
    return a.key != b.key ? a.key < b.key : a.number < b.number;
}

static void push(struct heap *heap, long long key, int number) {
    if (heap->size + 1 >= heap->room) {
        heap->room = 2 * heap->room + 8;
        heap->entries = realloc(heap->entries, heap->room * sizeof(struct entry));
    }
    struct entry entry = {key, number};
    int at = ++heap->size;
    for (; at > 1 && is_before(entry, heap->entries[at / 2]); at /= 2)
        heap->entries[at] = heap->entries[at / 2];
    heap->entries[at] = entry;
}

static void pop(struct heap *heap) {
    struct entry last = heap->entries[heap->size--];
    int at = 1;
    for (int child = 2; child <= heap->size; at = child, child *= 2) {
        if (child < heap->size && is_before(heap->entries[child + 1], heap->entries[child])) child++;
        if (!is_before(heap->entries[child], last)) break;
        heap->entries[at] = heap->entries[child];
    }
    heap->entries[at] = last;
}

/* The ticket that is heaviest for a skill, with the number 0 if there is none. */
static struct entry heaviest(int skill) {
    struct heap *heap = &waiting[skill];
    for (; heap->size > 0; pop(heap)) {
        struct entry first = heap->entries[1];
        if (tickets[first.number].waits && tickets[first.number].key == first.key) return first;
    }
    return (struct entry){0, 0};
}

static int longest_idle(int skill) {
    struct heap *heap = &idle[skill];
    for (; heap->size > 0; pop(heap)) {
        struct entry first = heap->entries[1];
        if (since[first.number] == first.key) return first.number;
    }
    return 0;
}

int main(void) {
    int m, n, count = 0;
    long long factor;
    char line[100];
    if (!fgets(line, sizeof line, stdin) || sscanf(line, "%d %d %lld", &m, &n, &factor) != 3) return 1;
    for (int agent = 1; agent <= m; agent++) {
        if (!fgets(line, sizeof line, stdin)) return 1;
        for (char *word = strtok(line, " \n"); word; word = strtok(NULL, " \n"))
            skills[agent][skill_count[agent]++] = atoi(word);
    }
    for (int number = 1; number <= n; number++) {
        long long time;
        char kind[5];
        int first, priority = 0;
        if (scanf("%lld %4s %d", &time, kind, &first) != 3) return 1;
        int is_new = strcmp(kind, "new") == 0, is_set = strcmp(kind, "set") == 0;
        if ((is_new || is_set) && scanf("%d", &priority) != 1) return 1;
        if (strcmp(kind, "ask") == 0) {
            if (since[first]) continue;
            struct entry best = {0, 0};
            for (int i = 0; i < skill_count[first]; i++) {
                struct entry entry = heaviest(skills[first][i]);
                if (entry.number && (!best.number || is_before(entry, best))) best = entry;
            }
            if (best.number) {
                tickets[best.number].waits = 0;
                printf("%lld %d %d\n", time, best.number, first);
                continue;
            }
            since[first] = number;
            for (int i = 0; i < skill_count[first]; i++) push(&idle[skills[first][i]], number, first);
            continue;
        }
        int which = is_new ? ++count : first;
        struct ticket *ticket = &tickets[which];
        if (is_new) {
            int agent = longest_idle(first);
            *ticket = (struct ticket){first, !agent, time, 0};
            if (agent) {
                since[agent] = 0;
                printf("%lld %d %d\n", time, which, agent);
            }
        }
        if (!ticket->waits) continue;
        ticket->waits = is_new || is_set;
        ticket->key = ticket->came - priority * factor;
        if (ticket->waits) push(&waiting[ticket->skill], ticket->key, which);
    }
    int open = 0, free_agents = 0;
    for (int i = 1; i <= count; i++) open += tickets[i].waits;
    for (int i = 1; i <= m; i++) free_agents += since[i] > 0;
    printf("waiting %d idle %d\n", open, free_agents);
    return 0;
}

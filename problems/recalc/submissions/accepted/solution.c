#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 112001 /* cells: seven names a line */
#define SLOTS 6
#define SIZE 262144

/* Slot i of cell c is number SLOTS * c + i. The slots that name a cell form a list. */
struct cell {
    char name[7], kind;
    int slots, used[SLOTS], number, users; /* users: first slot that names it, or -1 */
    long long value;
};

static struct cell cells[MOST];
static int count, table[SIZE]; /* number of a cell + 1 */
static int before[MOST * SLOTS], after[MOST * SLOTS];
static int seen[MOST], touched[MOST], order[MOST], path[MOST], at_slot[MOST];

static int named(const char *name) {
    unsigned at = 2166136261u;
    for (const char *c = name; *c; c++) at = (at ^ (unsigned char)*c) * 16777619u;
    at = (at ^ at >> 16) % SIZE;
    while (table[at] && strcmp(cells[table[at] - 1].name, name) != 0) at = (at + 1) % SIZE;
    if (!table[at]) {
        strcpy(cells[count].name, name);
        cells[count].kind = 'n';
        cells[count].users = -1;
        table[at] = ++count;
    }
    return table[at] - 1;
}

static void leave(int slot, int used) {
    if (before[slot] < 0) cells[used].users = after[slot];
    else after[before[slot]] = after[slot];
    if (after[slot] >= 0) before[after[slot]] = before[slot];
}

static void enter(int slot, int used) {
    before[slot] = -1;
    after[slot] = cells[used].users;
    if (after[slot] >= 0) before[after[slot]] = slot;
    cells[used].users = slot;
}

static long long evaluate(const struct cell *cell) {
    if (cell->kind == 'n') return cell->number;
    long long value = cells[cell->used[0]].value;
    if (cell->kind == 'p') return value + cell->number;
    for (int i = 1; i < cell->slots; i++) {
        long long other = cells[cell->used[i]].value;
        if (cell->kind == 'a' ? other > value : other < value) value = other;
    }
    return value;
}

int main(void) {
    char line[128];
    if (!fgets(line, sizeof line, stdin)) return 1;
    int n = atoi(line);
    for (int time = 1; time <= n; time++) {
        if (!fgets(line, sizeof line, stdin)) return 1;
        int get = strtok(line, " \n")[0] == 'g';
        int c = named(strtok(NULL, " \n"));
        struct cell *cell = &cells[c];
        if (get) {
            printf("%lld\n", cell->value);
            continue;
        }
        char *word = strtok(NULL, " \n");
        char kind = word[0] == 'm' ? word[1] : word[0]; /* n, p, a or i */
        int used[SLOTS], slots = 0, number = 0;
        while ((word = strtok(NULL, " \n"))) {
            if (kind == 'n' || (kind == 'p' && slots == 1)) number = atoi(word);
            else used[slots++] = named(word);
        }

        /* A walk without recursion; a cell is done after all that depend on it. */
        int depth = 0, done = 0, cycle = 0;
        path[depth++] = c;
        seen[c] = time;
        at_slot[c] = cell->users;
        while (depth > 0) {
            int at = path[depth - 1], slot = at_slot[at];
            if (slot < 0) {
                order[done++] = at;
                depth--;
                continue;
            }
            at_slot[at] = after[slot];
            int user = slot / SLOTS;
            if (seen[user] == time) continue;
            seen[user] = time;
            at_slot[user] = cells[user].users;
            path[depth++] = user;
        }
        for (int i = 0; i < slots; i++) cycle |= seen[used[i]] == time;
        if (cycle) {
            puts("cycle");
            continue;
        }

        for (int i = 0; i < cell->slots; i++) leave(SLOTS * c + i, cell->used[i]);
        for (int i = 0; i < slots; i++) enter(SLOTS * c + i, cell->used[i] = used[i]);
        cell->kind = kind;
        cell->slots = slots;
        cell->number = number;
        int recalculated = 0, changed = 0;
        touched[c] = time;
        while (done-- > 0) {
            struct cell *at = &cells[order[done]];
            if (touched[order[done]] != time) continue;
            recalculated++;
            long long value = evaluate(at);
            if (value == at->value) continue;
            at->value = value;
            changed++;
            for (int slot = at->users; slot >= 0; slot = after[slot]) touched[slot / SLOTS] = time;
        }
        printf("%d %d\n", recalculated, changed);
    }
    return 0;
}

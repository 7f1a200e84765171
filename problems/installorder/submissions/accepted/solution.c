#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PACKAGES = 20000, NEEDS = 60000, LINE = 1 << 20 };

struct package {
    char name[13];
    char *needs; /* the rest of its line */
};

static struct package packages[PACKAGES];
/* The needs of package i are need[first[i]] to need[first[i + 1] - 1]. */
static int first[PACKAGES + 1], need[NEEDS], open_needs[PACKAGES];
/* Who needs a package, as a list of numbers in `user`, `next`. */
static int user_of[PACKAGES], user[NEEDS], next[NEEDS];
static int order[PACKAGES], low[PACKAGES], stack[PACKAGES], depth, clock_now;
static char left[PACKAGES], on_stack[PACKAGES], on_cycle[PACKAGES];
static int heap[PACKAGES], heap_size, n;

static int by_name(const void *a, const void *b) {
    return strcmp(((const struct package *)a)->name, ((const struct package *)b)->name);
}

static int by_number(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

/* The package's place by name, or -1 where there is none. */
static int find(const char *name) {
    int from = 0, to = n;
    while (from < to) {
        int middle = (from + to) / 2;
        int sign = strcmp(packages[middle].name, name);
        if (sign == 0) return middle;
        if (sign < 0) from = middle + 1;
        else to = middle;
    }
    return -1;
}

static void push(int package) {
    int at = heap_size++;
    for (; at > 0 && heap[(at - 1) / 2] > package; at = (at - 1) / 2) heap[at] = heap[(at - 1) / 2];
    heap[at] = package;
}

static int pop(void) {
    int top = heap[0], last = heap[--heap_size], at = 0;
    for (int child; (child = 2 * at + 1) < heap_size; at = child) {
        if (child + 1 < heap_size && heap[child + 1] < heap[child]) child++;
        if (heap[child] >= last) break;
        heap[at] = heap[child];
    }
    heap[at] = last;
    return top;
}

/* Tarjan's components; the depth is at most the number of packages. */
static void visit(int i) {
    int self = 0, j;
    order[i] = low[i] = ++clock_now;
    stack[depth++] = i;
    on_stack[i] = 1;
    for (int k = first[i]; k < first[i + 1]; k++) {
        j = need[k];
        if (!left[j]) continue;
        if (j == i) self = 1;
        if (order[j] == 0) {
            visit(j);
            if (low[j] < low[i]) low[i] = low[j];
        } else if (on_stack[j] && order[j] < low[i]) {
            low[i] = order[j];
        }
    }
    if (low[i] != order[i]) return;
    int alone = stack[depth - 1] == i;
    do {
        j = stack[--depth];
        on_stack[j] = 0;
        on_cycle[j] = !alone || self;
    } while (j != i);
}

/* Reads the needs of every package; those that do not exist keep it from being installed. */
static void read_needs(void) {
    int count = 0;
    for (int i = 0; i < n; i++) {
        int start = count, missing = 0;
        first[i] = count;
        for (char *word = strtok(packages[i].needs, " \n"); word; word = strtok(NULL, " \n")) {
            int j = find(word);
            if (j < 0) missing = 1;
            else need[count++] = j;
        }
        qsort(need + start, count - start, sizeof *need, by_number);
        int distinct = start;
        for (int k = start; k < count; k++)
            if (k == start || need[k] != need[distinct - 1]) need[distinct++] = need[k];
        count = distinct;
        open_needs[i] = count - start + missing;
        for (int k = start; k < count; k++) {
            user[k] = i;
            next[k] = user_of[need[k]];
            user_of[need[k]] = k;
        }
    }
    first[n] = count;
}

static void show(const char *word, int cycle) {
    int any = 0;
    printf("%s", word);
    for (int i = 0; i < n; i++) {
        if (!left[i] || on_cycle[i] != cycle) continue;
        printf(" %s", packages[i].name);
        any = 1;
    }
    puts(any ? "" : " -");
}

int main(void) {
    static char line[LINE];
    if (fgets(line, sizeof line, stdin) == NULL) return 1;
    n = atoi(line);
    for (int i = 0; i < n; i++) {
        if (fgets(line, sizeof line, stdin) == NULL) return 1;
        int length = strcspn(line, " \n");
        memcpy(packages[i].name, line, length);
        packages[i].needs = strdup(line + length);
        user_of[i] = -1;
        left[i] = 1;
    }
    qsort(packages, n, sizeof *packages, by_name);
    read_needs();
    for (int i = 0; i < n; i++)
        if (open_needs[i] == 0) push(i);
    printf("install%s", heap_size == 0 ? " -" : "");
    while (heap_size > 0) {
        int i = pop();
        left[i] = 0;
        printf(" %s", packages[i].name);
        for (int k = user_of[i]; k >= 0; k = next[k])
            if (--open_needs[user[k]] == 0) push(user[k]);
    }
    putchar('\n');
    for (int i = 0; i < n; i++)
        if (left[i] && order[i] == 0) visit(i);
    show("cycle", 1);
    show("blocked", 0);
    return 0;
}

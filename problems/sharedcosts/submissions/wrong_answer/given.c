/* The given program. It has three faults. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINES 12001
#define TABLE 262144

struct person {
    char name[9];
    long long balance;
};

struct change {
    int person;
    long long cents;
};

/* The balance of each person, and what each line of the input changed. */
static struct person people[LINES * 9];
static int count, table[TABLE];
static struct change changes[LINES][9];
static int changed[LINES];

/* The number of a person, who is new perhaps. */
static int find(const char *name) {
    unsigned at = 2166136261u;
    for (const char *c = name; *c; c++) at = (at ^ (unsigned char)*c) * 16777619u;
    at = (at ^ at >> 15) % TABLE;
    while (table[at] && strcmp(people[table[at] - 1].name, name) != 0) at = (at + 1) % TABLE;
    if (!table[at]) {
        strcpy(people[count].name, name);
        table[at] = ++count;
    }
    return table[at] - 1;
}

static void add(int number, const char *name, long long cents) {
    int person = find(name);
    people[person].balance += cents;
    changes[number][changed[number]++] = (struct change){person, cents};
}

static void cancel(int number) {
    for (int i = 0; i < changed[number]; i++) {
        people[changes[number][i].person].balance -= changes[number][i].cents;
    }
}

/* The cost is shared by the people, each of whom has a word. */
static void share(int number, long long cents, char **words, int size) {
    long long share = cents / size;
    for (int i = 0; i < size; i++) add(number, words[i], -share);
}

static int order(const void *a, const void *b) {
    const struct person *p = a, *q = b;
    return p->balance < q->balance ? 1 : p->balance > q->balance ? -1 : 0;
}

int main(void) {
    char line[200];
    if (!fgets(line, sizeof line, stdin)) return 1;
    int n = atoi(line);
    for (int number = 1; number <= n; number++) {
        char *words[12] = {0};
        int size = 0;
        if (!fgets(line, sizeof line, stdin)) return 1;
        for (char *w = strtok(line, " \n"); w; w = strtok(NULL, " \n")) words[size++] = w;
        if (strcmp(words[0], "bill") == 0) {
            add(number, words[1], atoll(words[2]));
            share(number, atoll(words[2]), words + 3, size - 3);
        } else if (strcmp(words[0], "pay") == 0) {
            add(number, words[1], atoll(words[3]));
            add(number, words[2], -atoll(words[3]));
        } else {
            cancel(atoi(words[1]));
        }
    }
    qsort(people, count, sizeof people[0], order);
    long long open = 0;
    for (int i = 0; i < count; i++) {
        printf("%s %lld\n", people[i].name, people[i].balance);
        if (people[i].balance > 0) open += people[i].balance;
    }
    printf("open %lld\n", open);
    return 0;
}

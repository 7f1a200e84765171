#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A use is one transaction's dealings with one key. Versions that are not lost form a chain from the
   newest to the oldest one of each key. */

#define MOST 20001
#define SIZE 65536

struct use {
    int key, seen, written, next; /* the next use that the transaction wrote */
};

struct version {
    int number, maker, older;
};

static char table[SIZE][16];
static int values[SIZE];
static char transactions[MOST][7], keys[MOST][7];
static int newest[MOST], kept[MOST], wrote[MOST];
static struct use uses[MOST];
static struct version versions[MOST];
static int lost[MOST], written[MOST];

/* The number that belongs to a text; a new text gets the number `fresh`. */
static int find(const char *text, int fresh) {
    unsigned at = 2166136261u;
    for (const char *c = text; *c; c++) at = (at ^ (unsigned char)*c) * 16777619u;
    at = (at ^ at >> 16) % SIZE;
    while (table[at][0] && strcmp(table[at], text) != 0) at = (at + 1) % SIZE;
    if (!table[at][0]) {
        strcpy(table[at], text);
        values[at] = fresh;
    }
    return values[at];
}

static int by_key(const void *a, const void *b) {
    return strcmp(keys[uses[*(const int *)a].key], keys[uses[*(const int *)b].key]);
}

int main(void) {
    int n, count[3] = {0, 0, 0}, made = 0, all_lost = 0;
    if (scanf("%d", &n) != 1) return 1;
    while (n-- > 0) {
        char kind[7], who[7], name[7], text[16];
        if (scanf("%6s %6s", kind, who) != 2) return 1;
        sprintf(text, "t %s", who);
        int t = find(text, count[0] + 1);
        if (t > count[0]) strcpy(transactions[count[0] = t], who);
        if (kind[0] == 'r' || kind[0] == 'w') {
            if (scanf("%6s", name) != 1) return 1;
            sprintf(text, "k %s", name);
            int k = find(text, count[1] + 1);
            if (k > count[1]) strcpy(keys[count[1] = k], name);
            sprintf(text, "u %d %d", t, k);
            int u = find(text, count[2] + 1);
            if (u > count[2]) uses[count[2] = u] = (struct use){k, -1, 0, 0};
            struct use *use = &uses[u];
            if (kind[0] == 'r' && !use->written) use->seen = newest[k];
            if (kind[0] == 'w' && !use->written) {
                use->written = 1;
                use->next = wrote[t];
                wrote[t] = u;
            }
        }
        if (kind[0] != 'c') continue;
        int size = 0;
        for (int u = wrote[t]; u; u = uses[u].next) written[size++] = u;
        qsort(written, size, sizeof written[0], by_key);
        for (int i = 0; i < size; i++) {
            struct use *use = &uses[written[i]];
            int k = use->key, number = 0;
            while (use->seen >= 0 && kept[k] && versions[kept[k]].number > use->seen) {
                lost[number++] = kept[k];
                kept[k] = versions[kept[k]].older;
            }
            all_lost += number;
            while (number-- > 0)
                printf("%s %s %s\n", keys[k], transactions[versions[lost[number]].maker], who);
            versions[++made] = (struct version){++newest[k], t, kept[k]};
            kept[k] = made;
        }
    }
    printf("lost %d made %d\n", all_lost, made);
    return 0;
}

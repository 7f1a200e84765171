#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 9000
#define TABLE 131072

/* One address of one record. */
struct link {
    int address, record;
};

static char addresses[5 * MOST][31];
static int table[TABLE], count, links;
static struct link all[5 * MOST];
static long long times[MOST];
static char names[MOST][9];
static int parents[MOST], sizes[MOST], newest[MOST], having[MOST];

static void shorten(char *address) {
    int mail = strchr(address, '@') != NULL, skips = 0;
    char *to = address;
    for (char *c = address; *c; c++) {
        if (mail && *c == '+') skips = 1;
        if (*c == '@') skips = 0;
        if (!skips && (mail || *c != '-')) *to++ = (char)tolower(*c);
    }
    *to = 0;
}

static int find_address(const char *address) {
    unsigned at = 2166136261u;
    for (const char *c = address; *c; c++) at = (at ^ (unsigned char)*c) * 16777619u;
    at = (at ^ at >> 15) % TABLE;
    while (table[at] && strcmp(addresses[table[at] - 1], address) != 0) at = (at + 1) % TABLE;
    if (!table[at]) {
        strcpy(addresses[count], address);
        table[at] = ++count;
    }
    return table[at] - 1;
}

static int first(int record) {
    while (parents[record] != record) record = parents[record] = parents[parents[record]];
    return record;
}

static int by_address(const void *a, const void *b) {
    const struct link *k = a, *l = b;
    return k->address != l->address ? k->address - l->address : k->record - l->record;
}

int main(void) {
    int n, most;
    char line[300];
    if (!fgets(line, sizeof line, stdin) || sscanf(line, "%d %d", &n, &most) != 2) return 1;
    for (int i = 0; i < n; i++) {
        if (!fgets(line, sizeof line, stdin)) return 1;
        times[i] = atoll(strtok(line, " \n"));
        strcpy(names[i], strtok(NULL, " \n"));
        for (char *word; (word = strtok(NULL, " \n"));) {
            shorten(word);
            all[links++] = (struct link){find_address(word), i};
        }
        parents[i] = newest[i] = i;
    }
    qsort(all, links, sizeof all[0], by_address);
    int kept = 0;
    for (int i = 0; i < links; i++)
        if (i == 0 || by_address(&all[i], &all[i - 1]) != 0) all[kept++] = all[i];
    for (int i = 0, next; i < kept; i = next) {
        for (next = i; next < kept && all[next].address == all[i].address; next++) continue;
        for (int j = i; next - i <= most && j < next; j++) {
            int a = first(all[i].record), b = first(all[j].record);
            if (a < b) parents[b] = a;
            else parents[a] = b;
        }
    }
    /* Each address counts once for each person who has it. */
    for (int i = 0; i < kept; i++) all[i].record = first(all[i].record);
    qsort(all, kept, sizeof all[0], by_address);
    for (int i = 0; i < kept; i++)
        if (i == 0 || by_address(&all[i], &all[i - 1]) != 0) having[all[i].record]++;
    for (int i = 0; i < n; i++) {
        int person = first(i);
        sizes[person]++;
        if (times[i] >= times[newest[person]]) newest[person] = i;
    }
    for (int i = 0; i < n; i++)
        if (sizes[i] > 0) printf("%d %d %s %d\n", i + 1, sizes[i], names[newest[i]], having[i]);
    return 0;
}

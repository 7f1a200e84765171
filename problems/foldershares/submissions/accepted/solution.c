#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Goes through the tree with the nearest entry of each user and group; each entry knows the one that
   it hides. */

#define MOST 10001
#define SIZE 65536

struct entry {
    int who, height, folder, hidden, after; /* after: the next entry of the folder */
};

static char table[SIZE][8];
static int nearest[SIZE], groups[SIZE][8], count[SIZE];
static int parent[MOST], closed[MOST], depth[MOST], end[MOST];
static int child[MOST], sibling[MOST], entries[MOST], questions[MOST];
static struct entry all[MOST];
static int asker[MOST], later[MOST], answers[MOST];
static const char *const levels[] = {"read", "write", "own", "deny"};

static int find(const char *name) {
    unsigned at = 2166136261u;
    for (const char *c = name; *c; c++) at = (at ^ (unsigned char)*c) * 16777619u;
    at = (at ^ at >> 16) % SIZE;
    while (table[at][0] && strcmp(table[at], name) != 0) at = (at + 1) % SIZE;
    strcpy(table[at], name);
    return (int)at;
}

static int counting(int who, int last) {
    int entry = nearest[who];
    return entry && depth[all[entry].folder] >= last ? entry : 0;
}

static int answer(int user, int last) {
    int best = counting(user, last);
    if (best) return best;
    for (int i = 0; i < count[user]; i++) {
        int entry = counting(groups[user][i], last);
        if (!entry) continue;
        int higher = best ? all[entry].height - all[best].height : 1;
        if (higher > 0 || (higher == 0 && depth[all[entry].folder] > depth[all[best].folder]))
            best = entry;
    }
    return best;
}

static void enter(int folder) {
    depth[folder] = depth[parent[folder]] + 1;
    end[folder] = closed[folder] ? depth[folder] : end[parent[folder]];
    for (int i = entries[folder]; i; i = all[i].after) {
        all[i].hidden = nearest[all[i].who];
        nearest[all[i].who] = i;
    }
    for (int i = questions[folder]; i; i = later[i]) answers[i] = answer(asker[i], end[folder]);
}

static void leave(int folder) {
    for (int i = entries[folder]; i; i = all[i].after) nearest[all[i].who] = all[i].hidden;
}

int main(void) {
    int n, u, e, q;
    char word[8], line[128];
    if (scanf("%d %d %d %d", &n, &u, &e, &q) != 4) return 1;
    for (int i = 1; i <= n; i++) {
        if (scanf("%d %7s", &parent[i], word) != 2) return 1;
        closed[i] = word[0] == 'c';
        sibling[i] = child[parent[i]];
        child[parent[i]] = i;
    }
    if (!fgets(line, sizeof line, stdin)) return 1;
    for (int i = 0; i < u; i++) {
        if (!fgets(line, sizeof line, stdin)) return 1;
        int user = find(strtok(line, " \n"));
        for (char *group = strtok(NULL, " \n"); group; group = strtok(NULL, " \n"))
            groups[user][count[user]++] = find(group);
    }
    for (int i = 1; i <= e; i++) {
        char level[8];
        if (scanf("%d %7s %7s", &all[i].folder, word, level) != 3) return 1;
        all[i].who = find(word);
        while (strcmp(levels[all[i].height], level) != 0) all[i].height++;
        all[i].after = entries[all[i].folder];
        entries[all[i].folder] = i;
    }
    for (int i = 1; i <= q; i++) {
        int folder;
        if (scanf("%7s %d", word, &folder) != 2) return 1;
        asker[i] = find(word);
        later[i] = questions[folder];
        questions[folder] = i;
    }
    int folder = 1;
    enter(folder);
    while (folder) {
        int next = child[folder];
        if (next) {
            child[folder] = sibling[next];
            enter(next);
            folder = next;
        } else {
            leave(folder);
            folder = parent[folder];
        }
    }
    for (int i = 1; i <= q; i++) {
        if (answers[i]) printf("%s %d\n", levels[all[answers[i]].height], all[answers[i]].folder);
        else puts("nothing");
    }
    return 0;
}

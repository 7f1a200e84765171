#include <stdio.h>
#include <string.h>

int main(void) {
    int n, u, e, q;
    char line[128];
    if (scanf("%d %d %d %d", &n, &u, &e, &q) != 4) return 1;
    for (int i = 1; i <= n; i++) {
        int parent;
        char state[7];
        if (scanf("%d %6s", &parent, state) != 2) return 1;
    }
    if (!fgets(line, sizeof line, stdin)) return 1;
    for (int i = 0; i < u; i++) {
        if (!fgets(line, sizeof line, stdin)) return 1;
        for (char *word = strtok(line, " \n"); word; word = strtok(NULL, " \n")) {
            /* The first word is the user, the others are groups. */
        }
    }
    for (int i = 0; i < e; i++) {
        int folder;
        char who[8], level[6];
        if (scanf("%d %7s %5s", &folder, who, level) != 3) return 1;
    }
    for (int i = 0; i < q; i++) {
        int folder;
        char user[7];
        if (scanf("%6s %d", user, &folder) != 2) return 1;

        /* Your solution goes here. */
        puts("nothing");
    }
    return 0;
}

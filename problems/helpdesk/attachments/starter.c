#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    int m, n;
    long long w;
    char line[100];
    if (!fgets(line, sizeof line, stdin) || sscanf(line, "%d %d %lld", &m, &n, &w) != 3) return 1;
    for (int agent = 1; agent <= m; agent++) {
        if (!fgets(line, sizeof line, stdin)) return 1;
        for (char *word = strtok(line, " \n"); word; word = strtok(NULL, " \n")) {
            int skill = atoi(word);
            (void)skill;
        }
    }
    for (int i = 0; i < n; i++) {
        long long time;
        char kind[5];
        int first, priority;
        if (scanf("%lld %4s %d", &time, kind, &first) != 3) return 1;
        if (strcmp(kind, "new") == 0 || strcmp(kind, "set") == 0) {
            if (scanf("%d", &priority) != 1) return 1;
        }

        /* Your solution goes here. */
    }
    printf("waiting %d idle %d\n", 0, 0);
    return 0;
}

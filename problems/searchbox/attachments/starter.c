#include <stdio.h>
#include <string.h>

int main(void) {
    int t, q;
    char line[400];
    if (!fgets(line, sizeof line, stdin) || sscanf(line, "%d %d", &t, &q) != 2) return 1;
    for (int i = 0; i < t + q; i++) {
        if (!fgets(line, sizeof line, stdin)) return 1;
        for (char *part = strtok(line, " \n"); part; part = strtok(NULL, " \n")) {
            /* An entry of a ticket, or a part of a query. */
        }

        /* Your solution goes here. */
        if (i >= t) puts("0");
    }
    return 0;
}

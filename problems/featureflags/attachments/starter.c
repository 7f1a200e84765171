#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    static char line[2048];
    if (!fgets(line, sizeof line, stdin)) return 1;
    int n = atoi(line);
    for (int i = 0; i < n; i++) {
        if (!fgets(line, sizeof line, stdin)) return 1;
        char *kind = strtok(line, " \n"), *name = strtok(NULL, " \n"); /* and so on */

        /* Your solution goes here. */
        (void)name;
        if (strcmp(kind, "ask") == 0) puts("off");
    }
    return 0;
}

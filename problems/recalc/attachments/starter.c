#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char line[128];
    if (!fgets(line, sizeof line, stdin)) return 1;
    int n = atoi(line);
    for (int i = 0; i < n; i++) {
        if (!fgets(line, sizeof line, stdin)) return 1;
        char *request = strtok(line, " \n"), *cell = strtok(NULL, " \n");
        char *kind = strtok(NULL, " \n"); /* NULL for get; strtok gives the rest too */

        /* Your solution goes here. */
        (void)cell, (void)kind;
        puts(strcmp(request, "get") == 0 ? "0" : "1 0");
    }
    return 0;
}

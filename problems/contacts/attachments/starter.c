#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    int n, m;
    char line[300];
    if (!fgets(line, sizeof line, stdin) || sscanf(line, "%d %d", &n, &m) != 2) return 1;
    for (int number = 1; number <= n; number++) {
        if (!fgets(line, sizeof line, stdin)) return 1;
        long long time = atoll(strtok(line, " \n"));
        char *name = strtok(NULL, " \n");
        int addresses = 0;
        for (char *address; (address = strtok(NULL, " \n"));) addresses++;

        /* Your solution goes here. */
        (void)time;
        printf("%d %d %s %d\n", number, 1, name, addresses);
    }
    return 0;
}

#include <stdio.h>

int main(void) {
    char line[128];
    int n;
    if (!fgets(line, sizeof line, stdin) || sscanf(line, "%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) {
        if (!fgets(line, sizeof line, stdin)) return 1;

        /* Your solution goes here. */
    }
    puts("refused 0");
    return 0;
}

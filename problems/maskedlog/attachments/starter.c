#include <stdio.h>

static char names[10000][13], line[2002];

int main(void) {
    int s, n;
    if (scanf("%d %d\n", &s, &n) != 2) return 1;
    for (int i = 0; i < s; i++)
        if (scanf("%12s\n", names[i]) != 1) return 1;
    for (int i = 0; i < n; i++) {
        if (!fgets(line, sizeof line, stdin)) return 1;

        /* Your solution goes here. */
        fputs(line, stdout);
    }
    puts("masked 0");
    return 0;
}

#include <stdio.h>
#include <string.h>

static char log_lines[10001][1002], line[1002];

int main(void) {
    int n, q;
    if (scanf("%d %d\n", &n, &q) != 2) return 1;
    for (int i = 1; i <= n; i++) {
        if (!fgets(log_lines[i], sizeof log_lines[i], stdin)) return 1;
        log_lines[i][strcspn(log_lines[i], "\n")] = '\0';
    }
    for (int i = 0; i < q; i++) {
        int a, b, length;
        if (!fgets(line, sizeof line, stdin)) return 1;
        line[strcspn(line, "\n")] = '\0';
        if (sscanf(line, "%d %d %n", &a, &b, &length) != 2) return 1;
        const char *condition = line + length;

        /* Your solution goes here. */
        (void)condition;
        puts("0");
    }
    return 0;
}

#include <stdio.h>
#include <string.h>

static char file[40000][82], line[84];

static int read_line(char *text, int size) {
    if (!fgets(text, size, stdin)) return 0;
    text[strcspn(text, "\n")] = '\0';
    return 1;
}

int main(void) {
    int n, p;
    if (!read_line(line, sizeof line) || sscanf(line, "%d %d", &n, &p) != 2) return 1;
    for (int i = 0; i < n; i++)
        if (!read_line(file[i], sizeof file[i])) return 1;
    for (int patch = 1; patch <= p; patch++) {
        int h;
        if (!read_line(line, sizeof line) || sscanf(line, "patch %d", &h) != 1) return 1;
        for (int number = 1; number <= h; number++) {
            int a, k;
            if (!read_line(line, sizeof line) || sscanf(line, "hunk %d %d", &a, &k) != 2) return 1;
            for (int i = 0; i < k; i++)
                if (!read_line(line, sizeof line)) return 1; /* a line of the hunk */
        }

        /* Your solution goes here. */
        puts("rejected 1");
    }
    printf("%d\n", n);
    for (int i = 0; i < n; i++) puts(file[i]);
    return 0;
}

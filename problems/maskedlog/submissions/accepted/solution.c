#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char names[10000][14], line[2002];

static int compare(const void *a, const void *b) { return strcmp(a, b); }

/* Prints a word of the line and says whether it was masked. */
static int print_masked(const char *word, int length, int s) {
    const char *sign = memchr(word, '=', length);
    if (sign && sign - word <= 12) {
        char name[14] = "";
        for (int i = 0; word + i < sign; i++) name[i] = tolower((unsigned char)word[i]);
        if (bsearch(name, names, s, sizeof *names, compare)) {
            printf("%.*s***", (int)(sign - word) + 1, word);
            return 1;
        }
    }
    const char *at = memchr(word, '@', length), *end = word + length;
    if (at && at > word && at + 1 < end && !memchr(at + 1, '@', end - at - 1)) {
        printf("%c***%.*s", word[0], (int)(end - at), at);
        return 1;
    }
    int masked = 0;
    for (int i = 0; i < length;) {
        int row = 0;
        while (i + row < length && isdigit((unsigned char)word[i + row])) row++;
        if (row == 0) {
            putchar(word[i++]);
            continue;
        }
        for (int k = 0; k < row; k++) putchar(row >= 8 && k < row - 4 ? '*' : word[i + k]);
        masked |= row >= 8;
        i += row;
    }
    return masked;
}

int main(void) {
    int s, n, count = 0;
    if (scanf("%d %d\n", &s, &n) != 2) return 1;
    for (int i = 0; i < s; i++) {
        if (scanf("%12s\n", names[i]) != 1) return 1;
        for (char *c = names[i]; *c; c++) *c = tolower((unsigned char)*c);
    }
    qsort(names, s, sizeof *names, compare);
    while (n-- > 0 && fgets(line, sizeof line, stdin)) {
        char *word = line;
        for (;;) {
            int length = strcspn(word, " \n");
            count += print_masked(word, length, s);
            word += length;
            if (*word != ' ') break;
            putchar(*word++);
        }
        putchar('\n');
    }
    printf("masked %d\n", count);
    return 0;
}

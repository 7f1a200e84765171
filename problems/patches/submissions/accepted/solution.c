#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The file is an array of lines, which stay where they are in the text of the input. */

#define MOST 40001

struct change {
    int begin, end, count;
    char **fresh;
};

static char *file[MOST], *fresh[MOST];
static struct change changes[100];
static char *text;
static int size;

static char *next_line(void) {
    char *line = text;
    text = strchr(text, '\n');
    *text++ = '\0';
    return line;
}

static void apply(const struct change *change) {
    int tail = size - change->end;
    memmove(&file[change->begin + change->count], &file[change->end], tail * sizeof file[0]);
    if (change->count > 0)
        memcpy(&file[change->begin], change->fresh, change->count * sizeof file[0]);
    size += change->count - (change->end - change->begin);
}

int main(void) {
    int patches, room = 0, length = 0;
    size_t got;
    do {
        room += 1 << 20;
        text = realloc(text, room);
        got = fread(text + length, 1, room - length - 1, stdin);
        length += (int)got;
    } while (got > 0);
    text[length] = '\0';
    sscanf(next_line(), "%d %d", &size, &patches);
    for (int i = 0; i < size; i++) file[i] = next_line();
    while (patches-- > 0) {
        int hunks, bad = 0, least = 0, removed = 0, inserted = 0, used = 0;
        sscanf(next_line(), "patch %d", &hunks);
        for (int number = 1; number <= hunks; number++) {
            struct change *change = &changes[number - 1];
            int count;
            sscanf(next_line(), "hunk %d %d", &change->begin, &count);
            change->end = --change->begin;
            change->fresh = &fresh[used];
            change->count = 0;
            int fits = change->begin >= least && change->begin <= size;
            while (count-- > 0) {
                char *line = next_line();
                if (*line != '+') {
                    fits = fits && change->end < size && strcmp(file[change->end], line + 1) == 0;
                    change->end++;
                }
                if (*line != '-') {
                    fresh[used++] = line + 1;
                    change->count++;
                }
                removed += *line == '-';
                inserted += *line == '+';
            }
            least = change->end;
            if (!fits && !bad) bad = number;
        }
        if (bad) {
            printf("rejected %d\n", bad);
            continue;
        }
        while (hunks-- > 0) apply(&changes[hunks]);
        printf("applied %d %d\n", removed, inserted);
    }
    printf("%d\n", size);
    for (int i = 0; i < size; i++) puts(file[i]);
    return 0;
}

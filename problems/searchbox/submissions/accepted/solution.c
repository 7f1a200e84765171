#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 3000
#define TABLE 262144

/* A word or an entry, and the tickets that have it, in their order. */
struct word {
    char text[18];
    int size, room, *tickets;
};

static struct word words[TABLE];
static int tickets;

static struct word *find(const char *text) {
    unsigned at = 2166136261u;
    for (const char *c = text; *c; c++) at = (at ^ (unsigned char)*c) * 16777619u;
    at = (at ^ at >> 15) % TABLE;
    while (words[at].text[0] && strcmp(words[at].text, text) != 0) at = (at + 1) % TABLE;
    return &words[at];
}

static void note(const char *text, int ticket) {
    struct word *word = find(text);
    strcpy(word->text, text);
    if (word->size > 0 && word->tickets[word->size - 1] == ticket) return;
    if (word->size == word->room) {
        word->room = 2 * word->room + 2;
        word->tickets = realloc(word->tickets, word->room * sizeof(int));
    }
    word->tickets[word->size++] = ticket;
}

/* Marks the tickets for which the query holds that the next parts of the line are. */
static void query(char *found) {
    static char series_of[12][MOST], part_of[12][MOST];
    static int depth = 0;
    char *series = series_of[depth], *marks = part_of[depth], *part;
    depth++;
    memset(found, 0, tickets);
    memset(series, 1, tickets);
    while ((part = strtok(NULL, " \n")) && strcmp(part, ")") != 0) {
        if (strcmp(part, "or") == 0) {
            for (int i = 0; i < tickets; i++) found[i] |= series[i];
            memset(series, 1, tickets);
            continue;
        }
        int turned = *part == '-';
        part += turned;
        if (strcmp(part, "(") == 0) {
            query(marks);
        } else {
            struct word *word = find(part);
            memset(marks, 0, tickets);
            for (int i = 0; i < word->size; i++) marks[word->tickets[i]] = 1;
        }
        for (int i = 0; i < tickets; i++) series[i] &= marks[i] ^ turned;
    }
    for (int i = 0; i < tickets; i++) found[i] |= series[i];
    depth--;
}

int main(void) {
    static char line[400], found[MOST];
    int queries;
    if (!fgets(line, sizeof line, stdin) || sscanf(line, "%d %d", &tickets, &queries) != 2) return 1;
    for (int i = 0; i < tickets; i++) {
        if (!fgets(line, sizeof line, stdin)) return 1;
        for (char *entry = strtok(line, " \n"); entry; entry = strtok(NULL, " \n")) {
            note(entry, i);
            char *colon = strchr(entry, ':');
            if (colon) note(colon + 1, i);
        }
    }
    while (queries-- > 0) {
        /* The first part is taken off in `query`, like the others. */
        line[0] = '.';
        line[1] = ' ';
        if (!fgets(line + 2, sizeof line - 2, stdin)) return 1;
        strtok(line, " ");
        query(found);
        int count = 0, first = 0;
        for (int i = tickets; i > 0; i--)
            if (found[i - 1]) count++, first = i;
        if (count > 0) printf("%d %d\n", count, first);
        else puts("0");
    }
    return 0;
}

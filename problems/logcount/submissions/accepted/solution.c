#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* "name" and "name=value" are the keys of a table; each has the numbers of its lines. */

#define SIZE (1 << 21)

struct numbers {
    char *key;
    int *list, count, room;
};

static struct numbers *table[SIZE];

static struct numbers *find(const char *key) {
    unsigned at = 2166136261u;
    for (const char *c = key; *c; c++) at = (at ^ (unsigned char)*c) * 16777619u;
    at = (at ^ at >> 15) % SIZE;
    while (table[at] && strcmp(table[at]->key, key) != 0) at = (at + 1) % SIZE;
    if (!table[at]) {
        table[at] = calloc(1, sizeof *table[at]);
        table[at]->key = strcpy(malloc(strlen(key) + 1), key);
    }
    return table[at];
}

static void add(struct numbers *numbers, int number) {
    if (numbers->count == numbers->room) {
        numbers->room = numbers->room ? 2 * numbers->room : 2;
        numbers->list = realloc(numbers->list, numbers->room * sizeof *numbers->list);
    }
    numbers->list[numbers->count++] = number;
}

static int below(const struct numbers *numbers, int limit) {
    int low = 0, high = numbers->count;
    while (low < high) {
        int middle = (low + high) / 2;
        if (numbers->list[middle] < limit) low = middle + 1;
        else high = middle;
    }
    return low;
}

static int between(const char *key, int a, int b) {
    const struct numbers *numbers = find(key);
    return below(numbers, b + 1) - below(numbers, a);
}

/* Copies the value that is written at `text`, and answers what follows it. */
static const char *read_value(const char *text, char *value) {
    if (*text != '"') {
        while (*text && *text != ' ') *value++ = *text++;
    } else {
        for (text++; *text != '"'; text++) {
            if (*text == '\\') text++;
            *value++ = *text;
        }
        text++;
    }
    *value = '\0';
    return text;
}

int main(void) {
    static char line[1100], key[1100];
    int n, q;
    if (scanf("%d %d\n", &n, &q) != 2) return 1;
    for (int number = 1; number <= n; number++) {
        if (!fgets(line, sizeof line, stdin)) return 1;
        line[strcspn(line, "\n")] = '\0';
        for (const char *at = line; *at;) {
            size_t length = strcspn(at, "=");
            memcpy(key, at, length);
            key[length] = '\0';
            at += length + 1;
            struct numbers *named = find(key);
            int repeated = named->count > 0 && named->list[named->count - 1] == number;
            key[length] = '=';
            at = read_value(at, key + length + 1);
            if (!repeated) {
                add(named, number);
                add(find(key), number);
            }
            if (*at == ' ') at++;
        }
    }
    while (q-- > 0) {
        int a, b, length;
        if (!fgets(line, sizeof line, stdin)) return 1;
        line[strcspn(line, "\n")] = '\0';
        if (sscanf(line, "%d %d %n", &a, &b, &length) != 2) return 1;
        const char *condition = line + length;
        size_t name = strcspn(condition, "!=");
        const char *sign = condition + name;
        memcpy(key, condition, name);
        key[name] = '\0';
        int answer = *sign == '=' ? 0 : between(key, a, b);
        if (*sign) {
            key[name] = '=';
            read_value(sign + (*sign == '!' ? 2 : 1), key + name + 1);
            int equal = between(key, a, b);
            answer = *sign == '!' ? answer - equal : equal;
        }
        printf("%d\n", answer);
    }
    return 0;
}

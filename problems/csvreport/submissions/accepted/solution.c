#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RECORDS = 25000, COLUMNS = 10 };

struct sum {
    char *name;
    long long due, paid;
};

static struct sum sums[RECORDS];

static int by_name(const void *a, const void *b) {
    return strcmp(((const struct sum *)a)->name, ((const struct sum *)b)->name);
}

static int by_debt(const void *a, const void *b) {
    const struct sum *one = a, *other = b;
    if (one->due != other->due) return one->due < other->due ? 1 : -1;
    if (one->paid != other->paid) return one->paid < other->paid ? 1 : -1;
    return strcmp(one->name, other->name);
}

/* Splits the record at `at` in place, a field without its quoting being no longer than with it. */
static char *read_record(char *at, char **fields, int *count) {
    char *to = at;
    int quoted = 0;
    *count = 0;
    fields[(*count)++] = to;
    for (;; at++) {
        char c = *at;
        if (quoted) {
            if (c != '"') *to++ = c;
            else if (at[1] == '"') *to++ = *at++;
            else quoted = 0;
        } else if (c == '"') {
            quoted = 1;
        } else if (c == ',') {
            *to++ = '\0';
            fields[(*count)++] = to;
        } else if (c == '\n') {
            *to = '\0';
            return at + 1;
        } else {
            *to++ = c;
        }
    }
}

static long long cents(const char *amount) {
    char digits[32];
    int length = 0;
    for (; *amount != '\0'; amount++)
        if (*amount != '.') digits[length++] = *amount;
    digits[length] = '\0';
    return atoll(digits);
}

int main(void) {
    size_t size = 0, room = 1 << 16;
    char *text = malloc(room + 1);
    for (size_t got; (got = fread(text + size, 1, room - size, stdin)) > 0;) {
        size += got;
        if (size == room) text = realloc(text, (room *= 2) + 1);
    }
    char *fields[COLUMNS], *at, *end = text + size;
    int columns, customer = 0, amount = 0, status = 0, count = 0;
    at = read_record(text, fields, &columns);
    for (int i = 0; i < columns; i++) {
        if (strcmp(fields[i], "customer") == 0) customer = i;
        if (strcmp(fields[i], "amount") == 0) amount = i;
        if (strcmp(fields[i], "status") == 0) status = i;
    }
    while (at < end) {
        at = read_record(at, fields, &columns);
        if (strcmp(fields[status], "void") == 0) continue;
        long long value = cents(fields[amount]);
        int open = strcmp(fields[status], "open") == 0;
        sums[count++] = (struct sum){fields[customer], open ? value : 0, open ? 0 : value};
    }
    qsort(sums, count, sizeof *sums, by_name);
    int customers = 0;
    for (int i = 0; i < count; i++) {
        if (customers > 0 && strcmp(sums[customers - 1].name, sums[i].name) == 0) {
            sums[customers - 1].due += sums[i].due;
            sums[customers - 1].paid += sums[i].paid;
        } else {
            sums[customers++] = sums[i];
        }
    }
    qsort(sums, customers, sizeof *sums, by_debt);
    for (int i = 0; i < customers; i++)
        printf("%lld %lld %s\n", sums[i].due, sums[i].paid, sums[i].name);
    if (customers == 0) puts("nothing");
    return 0;
}

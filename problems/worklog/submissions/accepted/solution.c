#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct note {
    char client[7];
    int quarters, count;
};

static struct note notes[20000];

/* Reads up to `most` digits and moves on; answers -1 if there are none or more. */
static int number(const char **text, int most) {
    int value = 0, digits = 0;
    while (**text >= '0' && **text <= '9') {
        value = 10 * value + (*(*text)++ - '0');
        digits++;
    }
    return digits < 1 || digits > most ? -1 : value;
}

static int minutes_of(const char *text) {
    const char *start = text;
    int first = number(&text, 3), second;
    if (first < 0) return 0;
    if (strcmp(text, "h") == 0) return 60 * first;
    if (strcmp(text, "m") == 0) return first;
    char sign = *text;
    if ((sign != 'h' && sign != ':') || (sign == ':' && text - start > 2)) return 0;
    const char *rest = ++text;
    second = number(&text, 3);
    if (second < 0) return 0;
    if (sign == 'h') return strcmp(text, "m") == 0 ? 60 * first + second : 0;
    return *text == '\0' && text - rest == 2 && second < 60 ? 60 * first + second : 0;
}

static int by_client(const void *x, const void *y) {
    const struct note *a = x, *b = y;
    return strcmp(a->client, b->client);
}

static int by_time(const void *x, const void *y) {
    const struct note *a = x, *b = y;
    return a->quarters != b->quarters ? b->quarters - a->quarters : by_client(x, y);
}

int main(void) {
    int n, size = 0, clients = 0, refused = 0;
    char text[10];
    if (scanf("%d", &n) != 1) return 1;
    while (n-- > 0) {
        if (scanf("%6s %9s", notes[size].client, text) != 2) return 1;
        int minutes = minutes_of(text);
        if (minutes == 0) {
            refused++;
            continue;
        }
        notes[size].count = 1;
        notes[size++].quarters = (minutes + 14) / 15;
    }
    qsort(notes, size, sizeof notes[0], by_client);
    for (int i = 0; i < size; i++) {
        if (clients > 0 && strcmp(notes[clients - 1].client, notes[i].client) == 0) {
            notes[clients - 1].quarters += notes[i].quarters;
            notes[clients - 1].count++;
        } else {
            notes[clients++] = notes[i];
        }
    }
    qsort(notes, clients, sizeof notes[0], by_time);
    for (int i = 0; i < clients; i++) {
        int time = notes[i].quarters;
        printf("%s %d %d:%02d\n", notes[i].client, notes[i].count, time / 4, time % 4 * 15);
    }
    printf("refused %d\n", refused);
    return 0;
}

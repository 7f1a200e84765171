#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINES = 50000, KEY = 88, VALUE = 21 };

struct line {
    char key[KEY], value[VALUE];
    int removes;
};

struct layer {
    int rank, first, count;
};

static struct line lines[LINES];
static struct layer layers[100];
static const char *keys[LINES], *values[LINES];
static uint64_t present[LINES / 64 + 1];
static int key_count;

static int by_rank(const void *a, const void *b) {
    return ((const struct layer *)a)->rank - ((const struct layer *)b)->rank;
}

static int by_text(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The first key that does not come before the text. */
static int lower_bound(const char *text) {
    int low = 0, high = key_count;
    while (low < high) {
        int middle = (low + high) / 2;
        if (strcmp(keys[middle], text) < 0) low = middle + 1;
        else high = middle;
    }
    return low;
}

static int is_set(int at) { return present[at / 64] >> at % 64 & 1; }

static void clear(int from, int to) {
    while (from < to) {
        if (from % 64 == 0 && to - from >= 64) {
            present[from / 64] = 0;
            from += 64;
        } else {
            present[from / 64] &= ~(UINT64_C(1) << from % 64);
            from++;
        }
    }
}

int main(void) {
    static char word[128];
    int layer_count, query_count, count = 0;
    if (scanf("%d %d", &layer_count, &query_count) != 2) return 1;
    for (int i = 0; i < layer_count; i++) {
        struct layer *layer = &layers[i];
        if (scanf("%d %d", &layer->rank, &layer->count) != 2) return 1;
        layer->first = count;
        for (int k = 0; k < layer->count; k++) {
            struct line *line = &lines[count++];
            if (scanf("%127s", word) != 1) return 1;
            line->removes = word[0] == '!';
            char *equals = line->removes ? NULL : strchr(word, '=');
            if (equals != NULL) {
                *equals = '\0';
                strcpy(line->value, equals + 1);
            }
            strcpy(line->key, line->removes ? word + 1 : word);
            keys[key_count++] = line->key;
        }
    }
    qsort(layers, layer_count, sizeof *layers, by_rank);
    qsort(keys, key_count, sizeof *keys, by_text);
    int distinct = 0;
    for (int i = 0; i < key_count; i++)
        if (i == 0 || strcmp(keys[i], keys[distinct - 1]) != 0) keys[distinct++] = keys[i];
    key_count = distinct;

    /* The keys below one stand together: from "key." up to "key/", as '/' follows '.'. */
    for (int i = 0; i < layer_count; i++) {
        for (int k = 0; k < layers[i].count; k++) {
            struct line *line = &lines[layers[i].first + k];
            int at = lower_bound(line->key);
            if (line->removes) {
                clear(at, at + 1);
                snprintf(word, sizeof word, "%s.", line->key);
                int from = lower_bound(word);
                word[strlen(word) - 1] = '/';
                clear(from, lower_bound(word));
            } else {
                values[at] = line->value;
                present[at / 64] |= UINT64_C(1) << at % 64;
            }
        }
    }
    while (query_count-- > 0) {
        if (scanf("%127s", word) != 1) return 1;
        int at = lower_bound(word);
        int found = at < key_count && strcmp(keys[at], word) == 0 && is_set(at);
        puts(found ? values[at] : "<unset>");
    }
    int set = 0;
    for (int i = 0; i < key_count; i++) set += is_set(i);
    printf("%d\n", set);
    return 0;
}

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 16000
#define TABLE 65536

struct reading {
    char sensor[7];
    long long window, value;
};

static char known[TABLE][9];
static struct reading taken[MOST];

/* Whether the id is new; it is known from now on. */
static int is_new(const char *id) {
    unsigned at = 2166136261u;
    for (const char *c = id; *c; c++) at = (at ^ (unsigned char)*c) * 16777619u;
    at = (at ^ at >> 16) % TABLE;
    while (known[at][0] && strcmp(known[at], id) != 0) at = (at + 1) % TABLE;
    if (known[at][0]) return 0;
    strcpy(known[at], id);
    return 1;
}

static int order(const void *a, const void *b) {
    const struct reading *r = a, *s = b;
    if (r->window != s->window) return r->window < s->window ? -1 : 1;
    return strcmp(r->sensor, s->sensor);
}

int main(void) {
    int n, size = 0, late = 0, repeated = 0;
    long long length, delay, clock = -1;
    if (scanf("%d %lld %lld", &n, &length, &delay) != 3) return 1;
    while (n-- > 0) {
        char id[9];
        long long time;
        struct reading reading;
        if (scanf("%8s %6s %lld %lld", id, reading.sensor, &time, &reading.value) != 4) return 1;
        reading.window = time / length;
        if (!is_new(id)) {
            repeated++;
        } else if ((reading.window + 1) * length <= clock) {
            late++;
        } else {
            taken[size++] = reading;
            if (time - delay > clock) clock = time - delay;
        }
    }
    qsort(taken, size, sizeof taken[0], order);
    for (int i = 0, next; i < size; i = next) {
        long long total = 0;
        for (next = i; next < size && order(&taken[i], &taken[next]) == 0; next++) total += taken[next].value;
        printf("%lld %s %d %lld\n", taken[i].window * length, taken[i].sensor, next - i, total);
    }
    printf("late %d repeated %d\n", late, repeated);
    return 0;
}

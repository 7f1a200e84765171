#include <stdio.h>
#include <stdlib.h>

struct change {
    long long time;
    int more;
};

static struct change changes[24002];

static int compare(const void *a, const void *b) {
    const struct change *one = a, *other = b;
    return (one->time > other->time) - (one->time < other->time);
}

int main(void) {
    long long n, begin, end;
    int count = 0;
    if (scanf("%lld %lld %lld", &n, &begin, &end) != 3) return 1;
    changes[count++] = (struct change){begin, 0};
    changes[count++] = (struct change){end, 0};
    while (n-- > 0) {
        long long a, b;
        if (scanf("%lld %lld", &a, &b) != 2) return 1;
        if (a < begin) a = begin;
        if (b > end) b = end;
        if (a >= b) continue;
        changes[count++] = (struct change){a, 1};
        changes[count++] = (struct change){b, -1};
    }
    qsort(changes, count, sizeof *changes, compare);

    long long on_call = 0, uncovered = 0, gaps = 0, peak = 0, peak_at = begin;
    long long gap_from = -1, longest_from = 0, longest_to = 0;
    for (int i = 0; i < count; i++) {
        long long time = changes[i].time;
        on_call += changes[i].more;
        if (i + 1 < count && changes[i + 1].time == time) continue;
        int open = time < end && on_call == 0;
        if (!open && gap_from >= 0) {
            uncovered += time - gap_from;
            gaps++;
            if (time - gap_from > longest_to - longest_from) {
                longest_from = gap_from;
                longest_to = time;
            }
            gap_from = -1;
        } else if (open && gap_from < 0) {
            gap_from = time;
        }
        if (time < end && on_call > peak) {
            peak = on_call;
            peak_at = time;
        }
    }
    printf("uncovered %lld %lld\n", uncovered, gaps);
    if (gaps == 0) puts("longest none");
    else printf("longest %lld %lld\n", longest_from, longest_to);
    printf("peak %lld %lld\n", peak, peak_at);
    return 0;
}

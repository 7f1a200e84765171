#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct view {
    long long time;
    char visitor[13];
};

static struct view views[40000];

static int compare(const void *a, const void *b) {
    const struct view *one = a, *other = b;
    int names = strcmp(one->visitor, other->visitor);
    if (names != 0) return names;
    return (one->time > other->time) - (one->time < other->time);
}

int main(void) {
    int n;
    long long gap;
    if (scanf("%d %lld", &n, &gap) != 2) return 1;
    for (int i = 0; i < n; i++)
        if (scanf("%lld %12s", &views[i].time, views[i].visitor) != 2) return 1;
    qsort(views, n, sizeof *views, compare);

    long long sessions = 0, longest = -1, most = 0, count = 0, start = 0;
    const char *longest_visitor = "", *busiest_visitor = "";
    for (int i = 0; i < n; i++) {
        int same = i > 0 && strcmp(views[i].visitor, views[i - 1].visitor) == 0;
        if (!same) count = 0;
        if (!same || views[i].time - views[i - 1].time > gap) {
            count++;
            sessions++;
            start = views[i].time;
        }
        if (views[i].time - start > longest) {
            longest = views[i].time - start;
            longest_visitor = views[i].visitor;
        }
        if (count > most) {
            most = count;
            busiest_visitor = views[i].visitor;
        }
    }
    printf("sessions %lld\nlongest %lld %s\nbusiest %lld %s\n", sessions, longest,
           longest_visitor, most, busiest_visitor);
    return 0;
}

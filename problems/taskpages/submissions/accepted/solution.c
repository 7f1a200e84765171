#include <stdio.h>
#include <string.h>

#define LINES 15001
#define LAST_TASK 1000000

struct row {
    int task, priority;
};

static const struct row START = {0, 1000000000}; /* before every task */

static int priorities[LAST_TASK + 1]; /* 0 for tasks that are not in the list */
static struct row rows[LINES];        /* in the order of the list */
static int count;
static struct row last[LINES]; /* of each line, the last row of its page */

/* How many rows of the list come before this place or are at it. */
static int up_to(struct row place) {
    int low = 0, high = count;
    while (low < high) {
        int middle = (low + high) / 2;
        struct row row = rows[middle];
        int lower = row.priority < place.priority;
        if (lower || (row.priority == place.priority && row.task > place.task)) high = middle;
        else low = middle + 1;
    }
    return low;
}

static void take_out(int task) {
    int at = up_to((struct row){task, priorities[task]}) - 1;
    memmove(rows + at, rows + at + 1, (--count - at) * sizeof rows[0]);
}

static void put(int task, int priority) {
    if (priorities[task]) take_out(task);
    priorities[task] = priority;
    struct row row = {task, priority};
    int at = up_to(row);
    memmove(rows + at + 1, rows + at, (count++ - at) * sizeof rows[0]);
    rows[at] = row;
}

static void drop(int task) {
    take_out(task);
    priorities[task] = 0;
}

/* Where a page goes on whose last row was this one. */
static struct row place_after(struct row row) {
    return row;
}

/* Shows the page after this place, and answers its last row. */
static struct row page(struct row place, int size) {
    int shown = 0;
    int next = up_to(place);
    for (; shown < size && next < count; shown++) {
        place = rows[next++];
        printf("%d ", place.task);
    }
    puts(next < count ? "more" : "end");
    return place;
}

int main(void) {
    int n, first, second;
    if (scanf("%d", &n) != 1) return 1;
    for (int number = 1; number <= n; number++) {
        char kind[6];
        if (scanf("%5s %d", kind, &first) != 2) return 1;
        if (strcmp(kind, "put") == 0) {
            if (scanf("%d", &second) != 1) return 1;
            put(first, second);
        } else if (strcmp(kind, "drop") == 0) {
            drop(first);
        } else if (strcmp(kind, "first") == 0) {
            last[number] = page(START, first);
        } else {
            if (scanf("%d", &second) != 1) return 1;
            last[number] = page(place_after(last[first]), second);
        }
    }
    return 0;
}

#include <stdio.h>
#include <stdlib.h>

struct job {
    int number, calls, failures;
    char results[21];
};

struct entry {
    long long due, order;
    struct job *job;
};

static long long seconds, most, first_wait, longest_wait;
static struct job jobs[15000];
static struct entry queue[15001]; /* a heap: what is due first is in front, at 1 */
static int size;

static int is_before(struct entry a, struct entry b) {
    return a.due != b.due ? a.due < b.due : a.order < b.order;
}

static void add(long long due, struct job *job) {
    struct entry entry = {due, job->number, job};
    int at = ++size;
    for (; at > 1 && is_before(entry, queue[at / 2]); at /= 2) queue[at] = queue[at / 2];
    queue[at] = entry;
}

static struct entry take(void) {
    struct entry first = queue[1], last = queue[size--];
    int at = 1, child = 2;
    for (; child <= size; at = child, child *= 2) {
        if (child < size && is_before(queue[child + 1], queue[child])) child++;
        if (!is_before(queue[child], last)) break;
        queue[at] = queue[child];
    }
    queue[at] = last;
    return first;
}

/* How long a job waits that has failed so often. */
static long long wait(int failures) {
    long long wait = first_wait << (failures - 1);
    return wait < longest_wait ? wait : longest_wait;
}

int main(void) {
    int n;
    if (scanf("%d %lld %lld %lld %lld", &n, &seconds, &most, &first_wait, &longest_wait) != 5) return 1;
    for (int i = 0; i < n; i++) {
        long long due;
        if (scanf("%lld %20s", &due, jobs[i].results) != 2) return 1;
        jobs[i].number = i + 1;
        add(due, &jobs[i]);
    }
    long long free = 0, calls = 0;
    while (size > 0) {
        struct entry entry = take();
        struct job *job = entry.job;
        long long start = free > entry.due ? free : entry.due;
        free = start + seconds;
        char result = job->results[job->calls++];
        calls++;
        if (result == 'w') {
            add(free + first_wait, job);
            continue;
        }
        if (result == 'f' && ++job->failures < most) {
            add(free + wait(job->failures), job);
            continue;
        }
        printf("%d %s %lld %d\n", job->number, result == 's' ? "done" : "dead", free, job->calls);
    }
    printf("calls %lld\n", calls);
    return 0;
}

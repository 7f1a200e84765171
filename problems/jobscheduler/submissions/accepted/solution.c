#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { JOBS = 36000, SLOTS = 1 << 17 };

struct job {
    long long arrival, duration, start;
    int priority, team;
    int left, right; /* in the heap of its team's waiting jobs; jobs count from 1 */
    int waiting;
};

struct team {
    char name[11];
    int running, waiting; /* the best of its waiting jobs, or 0 */
};

struct entry {
    long long time;
    int job;
};

/* The best job of each team that may start one, and perhaps jobs that were that once. */
static int ready[4 * JOBS], ready_count;
static struct entry ending[JOBS];
static struct job jobs[JOBS + 1];
static struct team teams[JOBS + 1];
static int slots[SLOTS], team_count, ending_count, limit;

static int is_better(int a, int b) {
    if (jobs[a].priority != jobs[b].priority) return jobs[a].priority > jobs[b].priority;
    if (jobs[a].arrival != jobs[b].arrival) return jobs[a].arrival < jobs[b].arrival;
    return a < b;
}

/* Joins two skew heaps of waiting jobs. */
static int join(int a, int b) {
    if (a == 0 || b == 0) return a + b;
    if (is_better(b, a)) {
        int other = a;
        a = b;
        b = other;
    }
    int right = join(jobs[a].right, b);
    jobs[a].right = jobs[a].left;
    jobs[a].left = right;
    return a;
}

static void enter(const struct team *team) {
    if (team->waiting == 0 || team->running >= limit) return;
    int at = ready_count++;
    for (; at > 0 && is_better(team->waiting, ready[(at - 1) / 2]); at = (at - 1) / 2)
        ready[at] = ready[(at - 1) / 2];
    ready[at] = team->waiting;
}

static int take_best(void) {
    int top = ready[0], last = ready[--ready_count], at = 0;
    for (int child; (child = 2 * at + 1) < ready_count; at = child) {
        if (child + 1 < ready_count && is_better(ready[child + 1], ready[child])) child++;
        if (!is_better(ready[child], last)) break;
        ready[at] = ready[child];
    }
    ready[at] = last;
    return top;
}

static void push_end(long long time, int job) {
    int at = ending_count++;
    for (; at > 0 && ending[(at - 1) / 2].time > time; at = (at - 1) / 2)
        ending[at] = ending[(at - 1) / 2];
    ending[at] = (struct entry){time, job};
}

static int pop_end(void) {
    struct entry top = ending[0], last = ending[--ending_count];
    int at = 0;
    for (int child; (child = 2 * at + 1) < ending_count; at = child) {
        if (child + 1 < ending_count && ending[child + 1].time < ending[child].time) child++;
        if (ending[child].time >= last.time) break;
        ending[at] = ending[child];
    }
    ending[at] = last;
    return top.job;
}

static int team_of(const char *name) {
    unsigned hash = 2166136261u;
    for (const char *c = name; *c; c++) hash = (hash ^ (unsigned char)*c) * 16777619u;
    int at = hash % SLOTS;
    while (slots[at] != 0 && strcmp(teams[slots[at]].name, name) != 0) at = (at + 1) % SLOTS;
    if (slots[at] == 0) {
        strcpy(teams[++team_count].name, name);
        slots[at] = team_count;
    }
    return slots[at];
}

static int by_arrival(const void *a, const void *b) {
    int one = *(const int *)a, other = *(const int *)b;
    if (jobs[one].arrival != jobs[other].arrival)
        return jobs[one].arrival < jobs[other].arrival ? -1 : 1;
    return one - other;
}

int main(void) {
    static int coming[JOBS];
    int n, workers, at = 0;
    if (scanf("%d %d %d", &n, &workers, &limit) != 3) return 1;
    for (int i = 1; i <= n; i++) {
        char name[11];
        struct job *job = &jobs[i];
        if (scanf("%lld %10s %d %lld", &job->arrival, name, &job->priority, &job->duration) != 4)
            return 1;
        job->team = team_of(name);
        coming[i - 1] = i;
    }
    qsort(coming, n, sizeof *coming, by_arrival);
    while (at < n || ending_count > 0) {
        long long now = at < n ? jobs[coming[at]].arrival : ending[0].time;
        if (ending_count > 0 && ending[0].time < now) now = ending[0].time;
        while (ending_count > 0 && ending[0].time == now) {
            struct team *team = &teams[jobs[pop_end()].team];
            workers++;
            team->running--;
            enter(team);
        }
        for (; at < n && jobs[coming[at]].arrival == now; at++) {
            struct team *team = &teams[jobs[coming[at]].team];
            jobs[coming[at]].waiting = 1;
            team->waiting = join(team->waiting, coming[at]);
            if (team->waiting == coming[at]) enter(team);
        }
        while (workers > 0 && ready_count > 0) {
            int best = take_best();
            struct team *team = &teams[jobs[best].team];
            if (!jobs[best].waiting || team->waiting != best || team->running >= limit) continue;
            jobs[best].waiting = 0;
            jobs[best].start = now;
            team->waiting = join(jobs[best].left, jobs[best].right);
            team->running++;
            workers--;
            push_end(now + jobs[best].duration, best);
            enter(team);
        }
    }
    for (int i = 1; i <= n; i++) printf("%lld\n", jobs[i].start);
    return 0;
}

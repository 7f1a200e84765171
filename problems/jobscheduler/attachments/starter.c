#include <stdio.h>

#define MAX_JOBS 36000

struct job {
    long long arrival, duration, start;
    int priority;
    char team[11];
};

static struct job jobs[MAX_JOBS];

int main(void) {
    int n, workers, limit;
    if (scanf("%d %d %d", &n, &workers, &limit) != 3) return 1;
    for (int i = 0; i < n; i++) {
        struct job *job = &jobs[i];
        if (scanf("%lld %10s %d %lld", &job->arrival, job->team, &job->priority,
                  &job->duration) != 4)
            return 1;
        job->start = job->arrival;
    }

    /* Your solution goes here. */
    for (int i = 0; i < n; i++) printf("%lld\n", jobs[i].start);
    return 0;
}

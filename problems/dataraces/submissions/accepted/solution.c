#include <stdio.h>
#include <string.h>

#define THREADS 21
#define THINGS 5001

/* For each thread, the last line of every thread that comes before its next line. */
static int seen[THREADS][THREADS];
static int given[THINGS][THREADS]; /* for each lock, the same, when it was given back */
static int access_[THINGS][THREADS], writing[THINGS][THREADS];
static char racing[THINGS];

int main(void) {
    int n, thread, thing, races = 0, variables = 0;
    char kind[7];
    if (scanf("%d", &n) != 1) return 1;
    for (int number = 1; number <= n; number++) {
        if (scanf("%6s %d %d", kind, &thread, &thing) != 3) return 1;
        int *own = seen[thread];
        own[thread] = number;
        if (kind[0] == 'l') {
            for (int t = 0; t < THREADS; t++)
                if (own[t] < given[thing][t]) own[t] = given[thing][t];
        } else if (kind[0] == 'u') {
            memcpy(given[thing], own, sizeof seen[0]);
        } else {
            int writes = kind[0] == 'w', last = 0;
            const int *lines = writes ? access_[thing] : writing[thing];
            for (int t = 0; t < THREADS; t++)
                if (own[t] < lines[t] && lines[t] > last) last = lines[t];
            if (last) {
                printf("%d %d\n", number, last);
                races++;
                variables += !racing[thing];
                racing[thing] = 1;
            }
            access_[thing][thread] = number;
            if (writes) writing[thing][thread] = number;
        }
    }
    printf("races %d variables %d\n", races, variables);
    return 0;
}

/* The given program. It has three faults. */
#include <stdio.h>

#define MOST 20001

enum { NONE, WAITING, HELD, DONE, DEAD };

static int state[MOST], takes[MOST], until[MOST];
static int queue[2 * MOST], taken[MOST], ends[MOST];
static int first, last, oldest, newest; /* places in the queue and in what was taken */

static void come_back(int now, int most) {
    while (oldest < newest && ends[oldest] < now) {
        int message = taken[oldest], end = ends[oldest];
        oldest++;
        if (state[message] != HELD || until[message] != end) continue;
        if (takes[message] > most) {
            state[message] = DEAD;
        } else {
            state[message] = WAITING;
            queue[last++] = message;
        }
    }
}

int main(void) {
    int n, hold, most, now, message, sent = 0, count[5] = {0};
    char kind[5];
    if (scanf("%d %d %d", &n, &hold, &most) != 3) return 1;
    while (n-- > 0) {
        if (scanf("%d %4s", &now, kind) != 2) return 1;
        if (kind[0] != 's') come_back(now, most);
        if (kind[0] == 's') {
            sent++;
            state[sent] = WAITING;
            queue[last++] = sent;
        } else if (kind[0] == 't') {
            if (first == last) {
                puts("none");
                continue;
            }
            message = queue[first++];
            state[message] = HELD;
            takes[message]++;
            until[message] = ends[newest] = now + hold;
            taken[newest++] = message;
            printf("%d\n", message);
        } else {
            if (scanf("%d", &message) != 1) return 1;
            if (state[message] == HELD) {
                state[message] = DONE;
                puts("ok");
            } else {
                puts("late");
            }
        }
    }
    for (int i = 1; i <= sent; i++) count[state[i]]++;
    printf("waiting %d held %d done %d dead %d\n", count[WAITING], count[HELD], count[DONE], count[DEAD]);
    return 0;
}

#include <stdio.h>

struct step {
    int cell, before, after;
};

static struct step steps[26001];
static int cells[5001];

int main(void) {
    int n, limit, cell, value;
    int first = 0, done = 0, last = 0; /* the oldest step, the end of those done, the end of all */
    char kind[5];
    if (scanf("%d %d", &n, &limit) != 2) return 1;
    while (n-- > 0) {
        if (scanf("%4s", kind) != 1) return 1;
        if (kind[0] == 's') {
            if (scanf("%d %d", &cell, &value) != 2) return 1;
            if (cells[cell] == value) continue;
            steps[done] = (struct step){cell, cells[cell], value};
            done++;
            last = done;
            cells[cell] = value;
            if (done - first > limit) first++;
        } else if (kind[0] == 'g') {
            if (scanf("%d", &cell) != 1) return 1;
            printf("%d %d\n", cell, cells[cell]);
        } else if (done == (kind[0] == 'u' ? first : last)) {
            puts("nothing");
        } else if (kind[0] == 'u') {
            done--;
            cell = steps[done].cell;
            cells[cell] = steps[done].before;
            printf("%d %d\n", cell, cells[cell]);
        } else {
            cell = steps[done].cell;
            cells[cell] = steps[done].after;
            done++;
            printf("%d %d\n", cell, cells[cell]);
        }
    }
    return 0;
}

#include <stdio.h>

#define MOST 20001

/* Each group is a ring of servers, so that two rings are joined by swapping `next`. */
static int group[MOST], size[MOST], next[MOST], cut[MOST];
static int a[MOST], b[MOST], failing[MOST], fails[MOST], main_size[MOST], largest_size[MOST];
static int largest = 1;

static void connect(int cable, int moment) {
    int small = group[a[cable]], large = group[b[cable]];
    if (small == large) return;
    if (small == group[1] || large == group[1]) {
        int first = small == group[1] ? large : small, server = first;
        do {
            cut[server] = moment;
            server = next[server];
        } while (server != first);
    }
    if (size[small] > size[large]) {
        int other = small;
        small = large;
        large = other;
    }
    int server = small;
    do {
        group[server] = large;
        server = next[server];
    } while (server != small);
    int after = next[small];
    next[small] = next[large];
    next[large] = after;
    size[large] += size[small];
    if (size[large] > largest) largest = size[large];
}

int main(void) {
    int n, m, c;
    if (scanf("%d %d %d", &n, &m, &c) != 3) return 1;
    for (int i = 1; i <= n; i++) group[i] = next[i] = i, size[i] = 1;
    for (int i = 1; i <= m; i++)
        if (scanf("%d %d", &a[i], &b[i]) != 2) return 1;
    for (int i = 1; i <= c; i++) {
        if (scanf("%d", &failing[i]) != 1) return 1;
        fails[failing[i]] = 1;
    }
    cut[1] = -1;
    for (int i = 1; i <= m; i++)
        if (!fails[i]) connect(i, -1);
    for (int i = c; i > 0; i--) {
        main_size[i] = size[group[1]];
        largest_size[i] = largest;
        connect(failing[i], i);
    }
    for (int i = 1; i <= c; i++) printf("%d %d\n", main_size[i], largest_size[i]);
    for (int i = 1; i <= n; i++) printf("%d%c", cut[i], i < n ? ' ' : '\n');
    return 0;
}

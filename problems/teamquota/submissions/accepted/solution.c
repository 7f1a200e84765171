#include <stdio.h>
#include <string.h>

static long long quota[15001], own[15001], use[15001];
static int parent[15001], there[15001];

static void add(int team, long long more) {
    for (; team; team = parent[team]) use[team] += more;
}

/* The first team, going up, that has no room; 0 if all have. */
static int full(int team, long long more) {
    while (team && use[team] + more <= quota[team]) team = parent[team];
    return team;
}

int main(void) {
    int n, t, p, other;
    long long x;
    char kind[5];
    if (scanf("%d", &n) != 1) return 1;
    while (n-- > 0) {
        if (scanf("%4s %d", kind, &t) != 2) return 1;
        if (kind[0] == 't') {
            if (scanf("%d %lld", &p, &x) != 2) return 1;
            if (there[t]) {
                puts("409");
            } else if (p && !there[p]) {
                puts("404");
            } else {
                there[t] = 1;
                parent[t] = p;
                quota[t] = x;
                puts("201");
            }
        } else if (kind[0] == 'm') {
            if (scanf("%d", &p) != 1) return 1;
            if (!there[t] || (p && !there[p])) {
                puts("404");
                continue;
            }
            for (other = p; other && other != t; other = parent[other]) continue;
            if (other) {
                puts("409");
                continue;
            }
            /* Without the team in its old place, the new one can be checked like any other use. */
            add(parent[t], -use[t]);
            other = full(p, use[t]);
            if (!other) parent[t] = p;
            add(parent[t], use[t]);
            if (other) printf("429 %d\n", other);
            else puts("200");
        } else {
            if (scanf("%lld", &x) != 1) return 1;
            if (kind[0] == 's') x = -x;
            if (!there[t]) {
                puts("404");
            } else if (own[t] + x < 0) {
                puts("409");
            } else if (x > 0 && (other = full(t, x))) {
                printf("429 %d\n", other);
            } else {
                own[t] += x;
                add(t, x);
                printf("200 %lld\n", use[t]);
            }
        }
    }
    return 0;
}

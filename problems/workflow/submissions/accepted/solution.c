#include <stdio.h>

static int target[11][101][101], state[20001], count[101];

int main(void) {
    int n, s, r, q, role, from, action, to, item;
    if (scanf("%d %d %d %d", &n, &s, &r, &q) != 4) return 1;
    while (r-- > 0) {
        if (scanf("%d %d %d %d", &role, &from, &action, &to) != 4) return 1;
        target[role][from][action] = to;
    }
    for (int i = 1; i <= n; i++) state[i] = 1;
    while (q-- > 0) {
        if (scanf("%d %d %d", &item, &role, &action) != 3) return 1;
        if (item > n) {
            puts("404");
            continue;
        }
        from = state[item];
        if (target[role][from][action]) {
            state[item] = target[role][from][action];
            printf("200 %d\n", state[item]);
            continue;
        }
        int other = 1;
        while (other <= 10 && !target[other][from][action]) other++;
        if (other <= 10) printf("403 %d\n", other);
        else printf("409 %d\n", from);
    }
    for (int i = 1; i <= n; i++) count[state[i]]++;
    for (int i = 1; i <= s; i++) printf("%d%c", count[i], i < s ? ' ' : '\n');
    return 0;
}

#include <stdio.h>

int main(void) {
    int n, s, r, q;
    if (scanf("%d %d %d %d", &n, &s, &r, &q) != 4) return 1;
    for (int i = 0; i < r; i++) {
        int role, state, action, target;
        if (scanf("%d %d %d %d", &role, &state, &action, &target) != 4) return 1;
    }
    for (int i = 0; i < q; i++) {
        int item, role, action;
        if (scanf("%d %d %d", &item, &role, &action) != 3) return 1;
    }
    /* Your solution goes here. */
    puts("404");
    return 0;
}

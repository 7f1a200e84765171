#include <stdio.h>
#include <string.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) {
        char order[9], kind[7];
        int number, cents = 0;
        if (scanf("%8s %d %6s", order, &number, kind) != 3) return 1;
        if (strcmp(kind, "ship") != 0 && strcmp(kind, "cancel") != 0)
            if (scanf("%d", &cents) != 1) return 1;

        /* Your solution goes here. */
        puts("wait");
    }
    return 0;
}

#include <stdio.h>

static int costs[40000];

int main(void) {
    int n, start = 0, best_start = 0, best_hours = 0;
    long long budget, price = 0, best_price = 0;
    if (scanf("%d %lld", &n, &budget) != 2) return 1;
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &costs[i]) != 1) return 1;
        price += costs[i];
        while (price > budget) price -= costs[start++];
        int hours = i + 1 - start;
        if (hours > best_hours || (hours == best_hours && price < best_price)) {
            best_start = start;
            best_hours = hours;
            best_price = price;
        }
    }
    if (best_hours) printf("%d %d %lld\n", best_start + 1, best_hours, best_price);
    else puts("none");
    return 0;
}

#include <stdio.h>
#include <stdlib.h>

static long long all[20000], releases[20000];

static long long number(const char *text) {
    int a, b, c, test = 999;
    sscanf(text, "%d.%d.%d-%d", &a, &b, &c, &test);
    return ((a * 1000LL + b) * 1000 + c) * 1000 + test;
}

static int compare(const void *x, const void *y) {
    const long long *a = x, *b = y;
    return (*a > *b) - (*a < *b);
}

static void print(long long version) {
    int test = version % 1000;
    printf("%lld.%lld.%lld", version / 1000000000, version / 1000000 % 1000, version / 1000 % 1000);
    if (test < 999) printf("-%d", test);
    printf("\n");
}

int main(void) {
    int n, q, size = 0;
    char text[32];
    if (scanf("%d %d", &n, &q) != 2) return 1;
    for (int i = 0; i < n; i++) {
        if (scanf("%31s", text) != 1) return 1;
        all[i] = number(text);
        if (all[i] % 1000 == 999) releases[size++] = all[i];
    }
    qsort(all, n, sizeof all[0], compare);
    qsort(releases, size, sizeof releases[0], compare);
    while (q-- > 0) {
        if (scanf("%31s", text) != 1) return 1;
        char sign = text[0];
        long long least = number(text + (sign == '>' ? 2 : sign == '~' || sign == '^'));
        if (sign >= '0' && sign <= '9') {
            if (bsearch(&least, all, n, sizeof all[0], compare)) print(least);
            else puts("none");
            continue;
        }
        long long unit = sign == '>' ? 1000000000000 : sign == '~' || least < 1000000000 ? 1000000 : 1000000000;
        long long end = (least / unit + 1) * unit;
        int low = 0, high = size; /* how many releases are below the end */
        while (low < high) {
            int middle = (low + high) / 2;
            if (releases[middle] < end) low = middle + 1;
            else high = middle;
        }
        if (low > 0 && releases[low - 1] >= least) print(releases[low - 1]);
        else puts("none");
    }
    return 0;
}

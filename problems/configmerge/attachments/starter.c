#include <stdio.h>

#define MAX_LINE 110 /* a key of 8 parts, a value and an end */

int main(void) {
    int layers, queries;
    char line[MAX_LINE];
    if (scanf("%d %d", &layers, &queries) != 2) return 1;
    for (int i = 0; i < layers; i++) {
        int rank, count;
        if (scanf("%d %d", &rank, &count) != 2) return 1;
        for (int j = 0; j < count; j++) {
            if (scanf("%109s", line) != 1) return 1;
            /* A line of the layer. */
        }
    }

    /* Your solution goes here. */
    for (int i = 0; i < queries; i++) {
        if (scanf("%109s", line) != 1) return 1;
        printf("<unset>\n");
    }
    printf("0\n");
    return 0;
}

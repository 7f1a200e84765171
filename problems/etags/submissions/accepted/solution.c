#include <stdio.h>

static int versions[20001]; /* below 0 if the document is not there any more */

int main(void) {
    int n, document, known;
    char kind[7];
    if (scanf("%d", &n) != 1) return 1;
    while (n-- > 0) {
        if (scanf("%6s %d", kind, &document) != 2) return 1;
        int *version = &versions[document];
        if (kind[0] == 'c') {
            if (*version > 0) {
                puts("409");
            } else {
                *version = 1 - *version;
                printf("201 %d\n", *version);
            }
            continue;
        }
        if (kind[0] != 'g' && scanf("%d", &known) != 1) return 1;
        if (*version == 0) puts("404");
        else if (*version < 0) puts("410");
        else if (kind[0] == 'g') printf("200 %d\n", *version);
        else if (known != *version) printf("412 %d\n", *version);
        else if (kind[0] == 's') printf("200 %d\n", ++*version);
        else {
            *version = -*version;
            puts("204");
        }
    }
    return 0;
}

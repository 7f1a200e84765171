#include <stdio.h>

int main(void) {
    int c;
    int quoted = 0; /* whether the next character stands between quotation marks */
    while ((c = getchar()) != EOF) {
        if (c == '"') {
            quoted = !quoted;
        } else if (c == ',' && !quoted) {
            /* A field ends here. */
        } else if (c == '\n' && !quoted) {
            /* A record ends here. */
        } else {
            /* A character of a field. Your solution goes here. */
        }
    }

    printf("nothing\n");
    return 0;
}

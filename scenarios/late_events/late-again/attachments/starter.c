#include <stdio.h>
#include <string.h>

#define MAX_LINES 40010
#define MAX_LENGTH 202

static char lines[MAX_LINES][MAX_LENGTH];
static int count;

static void solve_read(void) {
    /* Task 1 goes here. */
    printf("events 0\n");
}

int main(void) {
    char task[MAX_LENGTH];
    if (!fgets(task, sizeof task, stdin)) return 1;
    while (count < MAX_LINES && fgets(lines[count], MAX_LENGTH, stdin)) {
        lines[count][strcspn(lines[count], "\n")] = '\0';
        count++;
    }

    /* A later task adds a function, and its word here. */
    if (strcmp(task, "read\n") == 0) solve_read();
    return 0;
}

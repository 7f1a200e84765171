#include <stdio.h>
#include <string.h>

#define MAX_LENGTH 256
#define MAX_HEADERS 16

struct request {
    char first[MAX_LENGTH];
    char headers[MAX_HEADERS][MAX_LENGTH];
    int header_count;
    int has_body;
    char body[MAX_LENGTH];
};

static int read_line(char *line) {
    if (!fgets(line, MAX_LENGTH, stdin)) return 0;
    line[strcspn(line, "\n")] = '\0';
    return 1;
}

static int read_request(struct request *request) {
    char line[MAX_LENGTH];
    request->header_count = 0;
    request->has_body = 0;
    if (!read_line(request->first)) return 0;
    while (read_line(line) && line[0] != '\0') {
        if (strncmp(line, "> ", 2) == 0) {
            request->has_body = 1;
            strcpy(request->body, line + 2);
        } else if (request->header_count < MAX_HEADERS) {
            strcpy(request->headers[request->header_count++], line);
        }
    }
    return 1;
}

static void solve_crud(void) {
    static struct request request;
    while (read_request(&request)) {
        /* Task 1 goes here. */
        printf("404\n> error=path\n\n");
    }
}

int main(void) {
    char task[MAX_LENGTH];
    if (!read_line(task)) return 1;

    /* A later task adds a function, and its word here. */
    if (strcmp(task, "crud") == 0) solve_crud();
    return 0;
}

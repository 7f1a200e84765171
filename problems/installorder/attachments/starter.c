#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_PACKAGES 20000
#define MAX_DEPENDENCIES 60000

struct package {
    const char *name;
    int first, count; /* its part of `dependencies` */
};

static struct package packages[MAX_PACKAGES];
static const char *dependencies[MAX_DEPENDENCIES];

/* The whole of standard input as one string. */
static char *read_all(void) {
    size_t size = 0, room = 1 << 16;
    char *text = malloc(room);
    size_t got;
    while (text && (got = fread(text + size, 1, room - size - 1, stdin)) > 0) {
        size += got;
        if (room - size < 2) text = realloc(text, room *= 2);
    }
    if (!text) exit(1);
    text[size] = '\0';
    return text;
}

int main(void) {
    char *text = read_all();
    char *line = strtok(text, "\n");
    int n = line ? atoi(line) : 0, used = 0;
    for (int i = 0; i < n && (line = strtok(NULL, "\n")); i++) {
        packages[i].name = line;
        packages[i].first = used;
        for (char *space = strchr(line, ' '); space; space = strchr(space, ' ')) {
            *space++ = '\0';
            dependencies[used++] = space;
        }
        packages[i].count = used - packages[i].first;
    }

    /* Your solution goes here. */
    printf("install -\ncycle -\nblocked -\n");
    return 0;
}

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 15000
#define TABLE 65536

struct file {
    char name[7];
    int open;
    long long bytes; /* -1 as long as there is no such file */
};

struct upload {
    struct file *file;
    int size, missing, over;
    int *parts; /* 0 for those that are missing */
    long long bytes;
};

static struct file files[TABLE];
static struct upload uploads[MOST + 1];
static int begun;
static long long limit, used;

static struct file *find(const char *name) {
    unsigned at = 2166136261u;
    for (const char *c = name; *c; c++) at = (at ^ (unsigned char)*c) * 16777619u;
    at = (at ^ at >> 16) % TABLE;
    while (files[at].name[0] && strcmp(files[at].name, name) != 0) at = (at + 1) % TABLE;
    if (!files[at].name[0]) {
        strcpy(files[at].name, name);
        files[at].bytes = -1;
    }
    return &files[at];
}

static void part(struct upload *upload, int number, int bytes) {
    if (number > upload->size) {
        puts("400");
        return;
    }
    long long more = bytes - upload->parts[number - 1];
    if (used + more > limit) {
        puts("507");
        return;
    }
    used += more;
    upload->bytes += more;
    upload->parts[number - 1] = bytes;
    printf("200 %lld\n", upload->bytes);
}

static void end(struct upload *upload, int done) {
    struct file *file = upload->file;
    int *missing = &upload->missing;
    while (*missing < upload->size && upload->parts[*missing]) ++*missing;
    if (done && *missing < upload->size) {
        printf("422 %d\n", *missing + 1);
        return;
    }
    upload->over = 1;
    file->open = 0;
    free(upload->parts);
    if (!done) {
        used -= upload->bytes;
        puts("204");
        return;
    }
    if (file->bytes > 0) used -= file->bytes;
    file->bytes = upload->bytes;
    printf("200 %lld\n", file->bytes);
}

int main(void) {
    int r, number, which, bytes;
    if (scanf("%d %lld", &r, &limit) != 2) return 1;
    while (r-- > 0) {
        char kind[6], name[7];
        if (scanf("%5s", kind) != 1) return 1;
        if (strcmp(kind, "start") == 0) {
            if (scanf("%6s %d", name, &number) != 2) return 1;
            struct file *file = find(name);
            if (file->open) {
                puts("409");
                continue;
            }
            file->open = 1;
            int *parts = calloc(number, sizeof(int));
            uploads[++begun] = (struct upload){file, number, 0, 0, parts, 0};
            printf("201 %d\n", begun);
        } else if (strcmp(kind, "size") == 0) {
            if (scanf("%6s", name) != 1) return 1;
            if (find(name)->bytes < 0) puts("404");
            else printf("200 %lld\n", find(name)->bytes);
        } else {
            int is_part = strcmp(kind, "part") == 0;
            if (scanf("%d", &which) != 1) return 1;
            if (is_part && scanf("%d %d", &number, &bytes) != 2) return 1;
            if (which > begun) puts("404");
            else if (uploads[which].over) puts("410");
            else if (is_part) part(&uploads[which], number, bytes);
            else end(&uploads[which], strcmp(kind, "done") == 0);
        }
    }
    return 0;
}

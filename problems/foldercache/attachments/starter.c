/* The given program. It has four faults. */
#include <stdio.h>
#include <string.h>

#define TABLE 262144

/* An answer in the cache; -1 stands for `none`. */
struct kept {
    int answer;
    long long until;
};

/* What the store and the cache have for a path. */
struct item {
    char path[28];
    int value, count; /* a value of -1 is not in the store */
    struct kept kept_value, kept_count;
};

static long long seconds, seconds_none;
static struct item items[TABLE];

static struct item *find(const char *path) {
    unsigned at = 2166136261u;
    for (const char *c = path; *c; c++) at = (at ^ (unsigned char)*c) * 16777619u;
    at = (at ^ at >> 15) % TABLE;
    while (items[at].path[0] && strcmp(items[at].path, path) != 0) at = (at + 1) % TABLE;
    if (!items[at].path[0]) {
        strcpy(items[at].path, path);
        items[at].value = items[at].kept_value.until = items[at].kept_count.until = -1;
    }
    return &items[at];
}

static void forget(struct kept *kept) {
    kept->until = -1;
}

static void print_answer(struct kept *kept, long long now, int answer) {
    int hit = now <= kept->until;
    if (!hit) {
        kept->answer = answer;
        kept->until = now + seconds;
    }
    if (kept->answer == -1) printf("%s none\n", hit ? "hit" : "miss");
    else printf("%s %d\n", hit ? "hit" : "miss", kept->answer);
}

static void change_counts(const char *key, int change) {
    char path[28];
    struct item *folder = NULL;
    strcpy(path, key);
    for (char *c = path; *c; c++) {
        if (*c != '/') continue;
        *c = 0;
        folder = find(path);
        folder->count += change;
        *c = '/';
    }
    if (folder) forget(&folder->kept_count);
}

static void put(const char *key, int value) {
    struct item *item = find(key);
    if (item->value == -1) change_counts(key, 1);
    item->value = value;
    forget(&item->kept_value);
}

static void delete(const char *key) {
    struct item *item = find(key);
    if (item->value == -1) return;
    change_counts(key, -1);
    item->value = -1;
}

int main(void) {
    int n, value;
    if (scanf("%d %lld %lld", &n, &seconds, &seconds_none) != 3) return 1;
    while (n-- > 0) {
        long long now;
        char kind[6], path[28];
        if (scanf("%lld %5s %27s", &now, kind, path) != 3) return 1;
        if (strcmp(kind, "get") == 0) {
            print_answer(&find(path)->kept_value, now, find(path)->value);
        } else if (strcmp(kind, "count") == 0) {
            print_answer(&find(path)->kept_count, now, find(path)->count);
        } else if (strcmp(kind, "put") == 0) {
            if (scanf("%d", &value) != 1) return 1;
            put(path, value);
        } else {
            delete(path);
        }
    }
    return 0;
}

/* The given program. It has four faults. */
#include <stdio.h>
#include <string.h>

#define MOST 10001

/* When the window of a client began, and the requests accepted in it. */
struct client {
    long long began;
    int count;
};

/* An entry of the cache. Those that make room first are at the head of the list. */
struct entry {
    int there, value;
    long long since;
    int before, after;
};

static long long seconds, window_seconds;
static int most_entries, most_requests;
static int store[MOST]; /* 0 is a key that is not in the store */
static struct client clients[MOST];
static struct entry entries[MOST]; /* by key; entry 0 is both ends of the list */
static int count_entries, accepted, hits, refused;

static int accepts(long long now, int number) {
    struct client *client = &clients[number];
    if (now - client->began >= window_seconds) client->count = 0;
    client->began = now;
    if (client->count >= most_requests) return 0;
    client->count++;
    return 1;
}

static void unlink_entry(int key) {
    entries[entries[key].before].after = entries[key].after;
    entries[entries[key].after].before = entries[key].before;
}

static void append_entry(int key) {
    entries[key].before = entries[0].before;
    entries[key].after = 0;
    entries[entries[0].before].after = key;
    entries[0].before = key;
}

static void remove_entry(int key) {
    if (!entries[key].there) return;
    unlink_entry(key);
    entries[key].there = 0;
    count_entries--;
}

static void add_entry(long long now, int key, int value) {
    entries[key].there = 1;
    entries[key].value = value;
    entries[key].since = now;
    append_entry(key);
    if (++count_entries > most_entries) remove_entry(entries[0].after);
}

/* The value of a key, or 0 if there is no entry or it is too old. */
static int cached(long long now, int key) {
    if (!entries[key].there) return 0;
    if (now - entries[key].since >= seconds) {
        remove_entry(key);
        return 0;
    }
    entries[key].since = now;
    return entries[key].value;
}

static void get(long long now, int key) {
    int value = cached(now, key);
    if (value) {
        hits++;
        printf("200 %d hit\n", value);
    } else if (!store[key]) {
        printf("404\n");
    } else {
        add_entry(now, key, store[key]);
        printf("200 %d miss\n", store[key]);
    }
}

static void put(int key, int value) {
    int is_new = !store[key];
    store[key] = value;
    printf("%d\n", is_new ? 201 : 200);
}

int main(void) {
    int n, client, key, value;
    if (scanf("%d %d %lld", &n, &most_entries, &seconds) != 3) return 1;
    if (scanf("%d %lld", &most_requests, &window_seconds) != 2) return 1;
    while (n-- > 0) {
        long long now;
        char kind[6];
        if (scanf("%lld %5s", &now, kind) != 2) return 1;
        if (strcmp(kind, "STATS") == 0) {
            printf("%d %d %d %d\n", accepted, hits, refused, count_entries);
            continue;
        }
        int is_get = strcmp(kind, "GET") == 0;
        if (scanf("%d %d", &client, &key) != 2 || (!is_get && scanf("%d", &value) != 1)) return 1;
        if (!accepts(now, client)) {
            refused++;
            printf("429\n");
            continue;
        }
        accepted++;
        if (is_get) get(now, key);
        else put(key, value);
    }
    return 0;
}

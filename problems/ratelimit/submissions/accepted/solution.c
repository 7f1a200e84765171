#include <stdio.h>
#include <string.h>

enum { CLIENTS = 12000, SLOTS = 32768 };

struct client {
    char name[9];
    long long tokens, passed, until;
    int in_row, allowed, refused, dropped;
};

static struct client clients[CLIENTS];
static int slots[SLOTS]; /* number of a client and one, or 0 */
static int count;

static struct client *find(const char *name, long long size) {
    unsigned hash = 2166136261u;
    for (const char *c = name; *c; c++) hash = (hash ^ (unsigned char)*c) * 16777619u;
    int at = hash % SLOTS;
    while (slots[at] != 0 && strcmp(clients[slots[at] - 1].name, name) != 0) at = (at + 1) % SLOTS;
    if (slots[at] == 0) {
        strcpy(clients[count].name, name);
        clients[count].tokens = size;
        slots[at] = ++count;
    }
    return &clients[slots[at] - 1];
}

int main(void) {
    long long n, size, period, ban;
    if (scanf("%lld %lld %lld %lld", &n, &size, &period, &ban) != 4) return 1;
    while (n-- > 0) {
        long long time, cost;
        char name[9];
        if (scanf("%lld %8s %lld", &time, name, &cost) != 3) return 1;
        struct client *client = find(name, size);
        if (time < client->until) {
            client->dropped++;
            continue;
        }
        client->tokens += time / period - client->passed;
        if (client->tokens > size) client->tokens = size;
        client->passed = time / period;
        if (client->tokens >= cost) {
            client->tokens -= cost;
            client->in_row = 0;
            client->allowed++;
            continue;
        }
        client->refused++;
        if (++client->in_row == 3) {
            client->in_row = 0;
            client->until = time + ban;
        }
    }
    for (int i = 0; i < count; i++)
        printf("%s %d %d %d\n", clients[i].name, clients[i].allowed, clients[i].refused,
               clients[i].dropped);
    return 0;
}

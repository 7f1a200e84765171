#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Keys and accounts are found in tables with open addressing. */

#define SIZE 65536

struct key {
    char name[9], account[9];
    int used, amount, payment; /* payment is 0 for a declined request */
    long long until;
};

struct account {
    char name[9];
    long long spent;
};

static struct key keys[SIZE];
static struct account accounts[SIZE];

static unsigned start(const char *name) {
    unsigned hash = 2166136261u;
    for (; *name; name++) hash = (hash ^ (unsigned char)*name) * 16777619u;
    return (hash ^ hash >> 16) % SIZE;
}

static struct key *find_key(const char *name) {
    unsigned at = start(name);
    while (keys[at].used && strcmp(keys[at].name, name) != 0) at = (at + 1) % SIZE;
    return &keys[at];
}

static struct account *find_account(const char *name) {
    unsigned at = start(name);
    while (accounts[at].name[0] && strcmp(accounts[at].name, name) != 0) at = (at + 1) % SIZE;
    strcpy(accounts[at].name, name);
    return &accounts[at];
}

int main(void) {
    int n, window, limit, payments = 0;
    if (scanf("%d %d %d", &n, &window, &limit) != 3) return 1;
    while (n-- > 0) {
        long long time;
        char name[9], owner[9];
        int amount;
        if (scanf("%lld %8s %8s %d", &time, name, owner, &amount) != 4) return 1;
        struct key *key = find_key(name);
        if (key->used && time < key->until) {
            if (key->amount != amount || strcmp(key->account, owner) != 0) {
                puts("conflict");
                continue;
            }
            printf("again ");
        } else {
            struct account *account = find_account(owner);
            key->used = 1;
            strcpy(key->name, name);
            strcpy(key->account, owner);
            key->amount = amount;
            key->until = time + window;
            key->payment = 0;
            if (account->spent + amount <= limit) {
                account->spent += amount;
                key->payment = ++payments;
            }
        }
        if (key->payment > 0) printf("paid %d\n", key->payment);
        else puts("declined");
    }
    return 0;
}

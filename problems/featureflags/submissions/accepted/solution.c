#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE 2048
#define USERS 400
#define FLAGS 50

enum kind { EQUAL, UNEQUAL, IN, OUT, FLAG };

struct segment {
    char name[9], users[200][9];
    int count, has[USERS];
};

struct user {
    char name[9], attributes[6][18]; /* as they are written */
    int count;
};

struct flag {
    char name[9];
    char given[USERS][9]; /* the default at first */
    int settled[USERS], bucket[USERS];
};

static struct segment segments[20];
static struct user users[USERS];
static struct flag flags[FLAGS];
static int segment_count, user_count, flag_count;

static int user_named(const char *name) {
    int i = 0;
    while (strcmp(users[i].name, name) != 0) i++;
    return i;
}

static int flag_named(const char *name) {
    int i = 0;
    while (strcmp(flags[i].name, name) != 0) i++;
    return i;
}

static int segment_named(const char *name) {
    int i = 0;
    while (strcmp(segments[i].name, name) != 0) i++;
    return i;
}

static int bucket(const char *flag, const char *user) {
    char text[20];
    int h = 0;
    snprintf(text, sizeof text, "%s/%s", flag, user);
    for (const char *c = text; *c; c++) h = (31 * h + *c) % 1000003;
    return h % 100;
}

/* Takes away from `holds` the users for whom the condition does not hold. */
static void restrict_to(char *condition, char *holds) {
    char *colon = strchr(condition, ':');
    if (colon && condition[0] != 'f') {
        const struct segment *segment = &segments[segment_named(colon + 1)];
        for (int u = 0; u < user_count; u++) holds[u] &= segment->has[u] == (condition[0] == 'i');
        return;
    }
    char *sign = strchr(condition, '=');
    if (colon) {
        *sign = '\0';
        const struct flag *flag = &flags[flag_named(colon + 1)];
        for (int u = 0; u < user_count; u++) holds[u] &= strcmp(flag->given[u], sign + 1) == 0;
        return;
    }
    int equal = sign[-1] != '!';
    if (!equal) memmove(sign - 1, sign, strlen(sign) + 1);
    for (int u = 0; u < user_count; u++) {
        int found = 0;
        for (int i = 0; i < users[u].count; i++) found |= strcmp(users[u].attributes[i], condition) == 0;
        holds[u] &= found == equal;
    }
}

int main(void) {
    static char line[LINE];
    if (!fgets(line, LINE, stdin)) return 1;
    while (fgets(line, LINE, stdin)) {
        char *kind = strtok(line, " \n"), *name = strtok(NULL, " \n"), *word;
        if (kind[0] == 's') {
            struct segment *segment = &segments[segment_count++];
            strcpy(segment->name, name);
            while ((word = strtok(NULL, " \n"))) strcpy(segment->users[segment->count++], word);
        } else if (kind[0] == 'u') {
            struct user *user = &users[user_count];
            strcpy(user->name, name);
            while ((word = strtok(NULL, " \n"))) strcpy(user->attributes[user->count++], word);
            for (int s = 0; s < segment_count; s++)
                for (int i = 0; i < segments[s].count; i++)
                    segments[s].has[user_count] |= strcmp(segments[s].users[i], name) == 0;
            user_count++;
        } else if (kind[0] == 'f') {
            struct flag *flag = &flags[flag_count++];
            strcpy(flag->name, name);
            word = strtok(NULL, " \n");
            for (int u = 0; u < user_count; u++) {
                strcpy(flag->given[u], word);
                flag->bucket[u] = bucket(name, users[u].name);
            }
        } else if (kind[0] == 'r') {
            struct flag *flag = &flags[flag_count - 1];
            int percent = atoi(strtok(NULL, " \n"));
            char holds[USERS];
            for (int u = 0; u < user_count; u++)
                holds[u] = !flag->settled[u] && flag->bucket[u] < percent;
            while ((word = strtok(NULL, " \n"))) restrict_to(word, holds);
            for (int u = 0; u < user_count; u++) {
                if (!holds[u]) continue;
                strcpy(flag->given[u], name);
                flag->settled[u] = 1;
            }
        } else {
            puts(flags[flag_named(name)].given[user_named(strtok(NULL, " \n"))]);
        }
    }
    return 0;
}

#include <stdio.h>

enum { DAY = 1440, PLACES = 27001, ROADS = 60000 };

struct road {
    int to, length, opens, hours, next;
};

struct entry {
    int time, place;
};

static struct road roads[ROADS];
static struct entry heap[ROADS + 1];
static int first[PLACES], arrival[PLACES], size, road_count;

static void push(int time, int place) {
    int at = size++;
    for (; at > 0 && heap[(at - 1) / 2].time > time; at = (at - 1) / 2)
        heap[at] = heap[(at - 1) / 2];
    heap[at] = (struct entry){time, place};
}

static struct entry pop(void) {
    struct entry top = heap[0], last = heap[--size];
    int at = 0;
    for (int child; (child = 2 * at + 1) < size; at = child) {
        if (child + 1 < size && heap[child + 1].time < heap[child].time) child++;
        if (heap[child].time >= last.time) break;
        heap[at] = heap[child];
    }
    heap[at] = last;
    return top;
}

static void add(int from, struct road road) {
    road.next = first[from];
    roads[road_count] = road;
    first[from] = ++road_count; /* 0: no more roads */
}

int main(void) {
    int n, m, q, hour, minute;
    char line[64];
    if (scanf("%d %d %d %d:%d ", &n, &m, &q, &hour, &minute) != 5) return 1;
    while (m-- > 0) {
        int a, b, length, h1, m1, h2, m2, opens = 0, hours = DAY;
        if (fgets(line, sizeof line, stdin) == NULL) return 1;
        int got = sscanf(line, "%d %d %d %d:%d-%d:%d", &a, &b, &length, &h1, &m1, &h2, &m2);
        if (got == 7) {
            opens = 60 * h1 + m1;
            hours = (60 * h2 + m2 - opens + DAY) % DAY;
        }
        add(a, (struct road){b, length, opens, hours, 0});
        add(b, (struct road){a, length, opens, hours, 0});
    }
    for (int i = 1; i <= n; i++) arrival[i] = -1;
    push(60 * hour + minute, 1);
    while (size > 0) {
        struct entry entry = pop();
        if (arrival[entry.place] >= 0) continue;
        arrival[entry.place] = entry.time;
        for (int r = first[entry.place]; r != 0; r = roads[r - 1].next) {
            struct road *road = &roads[r - 1];
            if (arrival[road->to] >= 0) continue;
            int since = (entry.time - road->opens + DAY) % DAY;
            int wait = since < road->hours ? 0 : DAY - since;
            push(entry.time + wait + road->length, road->to);
        }
    }
    while (q-- > 0) {
        int place;
        if (scanf("%d", &place) != 1) return 1;
        int time = arrival[place];
        if (time < 0) puts("never");
        else printf("day %d %02d:%02d\n", time / DAY + 1, time % DAY / 60, time % 60);
    }
    return 0;
}

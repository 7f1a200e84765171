// Slow: looks for everything in copies of lists.
#include <iostream>
#include <list>
#include <string>

struct Entry {
    int key, value;
    long long since;
};

static std::list<Entry> without(const std::list<Entry>& entries, int key) {
    std::list<Entry> others = entries;
    others.remove_if([&](const Entry& entry) { return entry.key == key; });
    return others;
}

static Entry find(std::list<Entry> entries, int key) {
    for (const Entry& entry : entries)
        if (entry.key == key) return entry;
    return {0, 0, 0};
}

int main() {
    int n, most_entries, most_requests, hits = 0, refused = 0;
    long long seconds, window, now;
    std::cin >> n >> most_entries >> seconds >> most_requests >> window;
    std::list<Entry> store, cache, log;
    while (n-- > 0) {
        std::string kind;
        int client, key, value = 0, count = 0;
        std::cin >> now >> kind;
        if (kind == "STATS") {
            std::cout << log.size() << ' ' << hits << ' ' << refused << ' ' << cache.size() << '\n';
            continue;
        }
        std::cin >> client >> key;
        if (kind == "PUT") std::cin >> value;
        for (Entry entry : std::list<Entry>(log))
            count += entry.key == client && entry.since == now / window;
        if (count == most_requests) {
            refused++;
            std::cout << "429\n";
            continue;
        }
        log.push_back({client, 0, now / window});
        Entry stored = find(store, key), kept = find(cache, key);
        cache = without(cache, key);
        if (kind == "PUT") {
            store = without(store, key);
            store.push_back({key, value, 0});
            std::cout << (stored.key ? "200\n" : "201\n");
        } else if (kept.key && now < kept.since + seconds) {
            hits++;
            cache.push_back(kept);
            std::cout << "200 " << kept.value << " hit\n";
        } else if (stored.key) {
            cache.push_back({key, stored.value, now});
            if (static_cast<int>(cache.size()) > most_entries) cache.pop_front();
            std::cout << "200 " << stored.value << " miss\n";
        } else {
            std::cout << "404\n";
        }
    }
}

// The given program. It has four faults.
#include <iostream>
#include <list>
#include <string>
#include <unordered_map>

// Accepts so many requests of a client in each window, and no more.
class Limiter {
    struct Client {
        long long began = 0;
        int count = 0;
    };
    int most;
    long long seconds;
    std::unordered_map<int, Client> clients;

public:
    Limiter(int q, long long w) : most(q), seconds(w) {}

    bool accepts(long long now, int number) {
        Client& client = clients[number];
        if (now - client.began >= seconds) client.count = 0;
        client.began = now;
        if (client.count >= most) return false;
        client.count++;
        return true;
    }
};

struct Entry {
    int key, value;
    long long since;
};

// Entries in the order in which they make room for others.
class Cache {
    size_t most;
    long long seconds;
    std::list<Entry> entries;
    std::unordered_map<int, std::list<Entry>::iterator> places;

public:
    Cache(size_t m, long long s) : most(m), seconds(s) {}

    size_t size() const { return entries.size(); }

    void remove(int key) {
        auto found = places.find(key);
        if (found == places.end()) return;
        entries.erase(found->second);
        places.erase(found);
    }

    void add(long long now, int key, int value) {
        places[key] = entries.insert(entries.end(), {key, value, now});
        if (entries.size() > most) remove(entries.front().key);
    }

    // The value of a key, or 0 if there is no entry or it is too old.
    int get(long long now, int key) {
        auto found = places.find(key);
        if (found == places.end()) return 0;
        Entry& entry = *found->second;
        if (now - entry.since >= seconds) {
            remove(key);
            return 0;
        }
        entry.since = now;
        return entry.value;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, most_entries, most_requests;
    long long seconds, window, now;
    std::cin >> n >> most_entries >> seconds >> most_requests >> window;
    std::unordered_map<int, int> store;
    Cache cache(most_entries, seconds);
    Limiter limiter(most_requests, window);
    int accepted = 0, hits = 0, refused = 0;
    while (n-- > 0) {
        std::string kind;
        int client, key, value = 0;
        std::cin >> now >> kind;
        if (kind == "STATS") {
            std::cout << accepted << ' ' << hits << ' ' << refused << ' ' << cache.size() << '\n';
            continue;
        }
        std::cin >> client >> key;
        if (kind == "PUT") std::cin >> value;
        if (!limiter.accepts(now, client)) {
            refused++;
            std::cout << "429\n";
            continue;
        }
        accepted++;
        bool in_store = store.count(key) > 0;
        if (kind == "PUT") {
            store[key] = value;
            std::cout << (in_store ? "200\n" : "201\n");
        } else if (int known = cache.get(now, key)) {
            hits++;
            std::cout << "200 " << known << " hit\n";
        } else if (!in_store) {
            std::cout << "404\n";
        } else {
            cache.add(now, key, store[key]);
            std::cout << "200 " << store[key] << " miss\n";
        }
    }
}

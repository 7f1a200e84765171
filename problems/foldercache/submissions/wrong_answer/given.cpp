// The given program. It has four faults.
#include <iostream>
#include <string>
#include <unordered_map>
#include <vector>

// An answer in the cache.
struct Kept {
    std::string answer;
    long long until = -1;

    void forget() { until = -1; }
    bool has(long long now) const { return now <= until; }
};

// What the store and the cache have for a path.
struct Item {
    std::string value = "none";
    int count = 0;
    Kept kept_value, kept_count;
};

class Cache {
    long long seconds, seconds_none;
    std::unordered_map<std::string, Item> items;

    std::vector<Item*> folders(const std::string& key) {
        std::vector<Item*> found;
        for (size_t at = key.find('/'); at != std::string::npos; at = key.find('/', at + 1))
            found.push_back(&items[key.substr(0, at)]);
        return found;
    }

    std::string answer(Kept& kept, long long now, const std::string& answer) {
        if (kept.has(now)) return "hit " + kept.answer;
        kept.answer = answer;
        kept.until = now + seconds;
        return "miss " + answer;
    }

    void change_counts(const std::string& key, int change) {
        std::vector<Item*> all = folders(key);
        for (Item* folder : all) {
            folder->count += change;
        }
        if (!all.empty()) all.back()->kept_count.forget();
    }

public:
    Cache(long long w, long long x) : seconds(w), seconds_none(x) {}

    std::string get(long long now, const std::string& key) {
        Item& item = items[key];
        return answer(item.kept_value, now, item.value);
    }

    std::string count(long long now, const std::string& folder) {
        Item& item = items[folder];
        return answer(item.kept_count, now, std::to_string(item.count));
    }

    void put(const std::string& key, const std::string& value) {
        Item& item = items[key];
        if (item.value == "none") change_counts(key, 1);
        item.value = value;
        item.kept_value.forget();
    }

    void remove(const std::string& key) {
        Item& item = items[key];
        if (item.value == "none") return;
        change_counts(key, -1);
        item.value = "none";
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    long long n, seconds, seconds_none, now;
    std::cin >> n >> seconds >> seconds_none;
    Cache cache(seconds, seconds_none);
    while (n-- > 0) {
        std::string kind, path, value;
        std::cin >> now >> kind >> path;
        if (kind == "get") {
            std::cout << cache.get(now, path) << '\n';
        } else if (kind == "count") {
            std::cout << cache.count(now, path) << '\n';
        } else if (kind == "put") {
            std::cin >> value;
            cache.put(path, value);
        } else {
            cache.remove(path);
        }
    }
}

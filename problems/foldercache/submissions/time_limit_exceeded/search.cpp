// Slow: looks for everything in copies of lists.
#include <iostream>
#include <list>
#include <string>

struct Entry {
    std::string kind, path, answer;
    long long until;
};

int main() {
    long long n, seconds, seconds_none, now;
    std::cin >> n >> seconds >> seconds_none;
    std::list<Entry> store, cache;
    while (n-- > 0) {
        std::string kind, path, value = "none", hit;
        std::cin >> now >> kind >> path;
        int count = 0;
        for (Entry entry : store) {
            if (entry.path == path) value = entry.answer;
            count += entry.path.starts_with(path + "/");
        }
        if (kind == "get" || kind == "count") {
            for (Entry entry : cache)
                if (entry.kind == kind && entry.path == path && now < entry.until) hit = entry.answer;
            std::string answer = kind == "get" ? value : std::to_string(count);
            std::cout << (hit.empty() ? "miss " + answer : "hit " + hit) << '\n';
            if (hit.empty())
                cache.push_back({kind, path, answer, now + (answer == "none" ? seconds_none : seconds)});
            continue;
        }
        bool there = value != "none";
        std::list<Entry> kept;
        for (Entry entry : cache) {
            bool of_value = entry.kind == "get" && entry.path == path;
            bool of_count = entry.kind == "count" && path.starts_with(entry.path + "/");
            if (!(of_value && (there || kind == "put")) && !(of_count && there != (kind == "put")))
                kept.push_back(entry);
        }
        cache = kept;
        store.remove_if([&](const Entry& entry) { return entry.path == path; });
        if (kind == "put") {
            std::cin >> value;
            store.push_back({"", path, value, 0});
        }
    }
}

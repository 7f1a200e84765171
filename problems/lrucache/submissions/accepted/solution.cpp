#include <iostream>
#include <list>
#include <string>
#include <unordered_map>
#include <utility>

using Items = std::list<std::pair<std::string, long long>>;

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long capacity;
    std::cin >> n >> capacity;
    Items items;  // most recent first
    std::unordered_map<std::string, Items::iterator> where;
    long long used = 0, hits = 0, misses = 0, evictions = 0;
    auto remove = [&](Items::iterator item) {
        used -= item->second;
        where.erase(item->first);
        items.erase(item);
    };
    for (int i = 0; i < n; i++) {
        char event;
        std::string key;
        std::cin >> event >> key;
        auto found = where.find(key);
        if (event == 'g') {
            if (found == where.end()) {
                misses++;
            } else {
                hits++;
                items.splice(items.begin(), items, found->second);
            }
            continue;
        }
        if (found != where.end()) remove(found->second);
        if (event == 'd') continue;
        long long size;
        std::cin >> size;
        if (size > capacity) continue;
        items.emplace_front(key, size);
        where[key] = items.begin();
        used += size;
        while (used > capacity) {
            remove(std::prev(items.end()));
            evictions++;
        }
    }
    std::cout << hits << ' ' << misses << ' ' << evictions << '\n' << items.size();
    for (const auto& item : items) std::cout << ' ' << item.first;
    std::cout << '\n';
}

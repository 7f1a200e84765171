// Slow: looks for every key from one end of a list.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

struct Item {
    std::string key;
    long long size;
};

int main() {
    int n;
    long long capacity;
    std::cin >> n >> capacity;
    std::vector<Item> items;  // least recent first
    long long used = 0, hits = 0, misses = 0, evictions = 0;
    for (int i = 0; i < n; i++) {
        char event;
        std::string key;
        std::cin >> event >> key;
        auto found = std::find_if(items.begin(), items.end(),
                                  [&](const Item& item) { return item.key == key; });
        if (event == 'g') {
            if (found == items.end()) {
                misses++;
            } else {
                hits++;
                std::rotate(found, found + 1, items.end());
            }
            continue;
        }
        if (found != items.end()) {
            used -= found->size;
            items.erase(found);
        }
        if (event == 'd') continue;
        long long size;
        std::cin >> size;
        if (size > capacity) continue;
        items.push_back({key, size});
        used += size;
        while (used > capacity) {
            used -= items.front().size;
            items.erase(items.begin());
            evictions++;
        }
    }
    std::cout << hits << ' ' << misses << ' ' << evictions << '\n' << items.size();
    for (std::size_t i = items.size(); i-- > 0;) std::cout << ' ' << items[i].key;
    std::cout << '\n';
}

#include <iostream>
#include <map>
#include <set>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> cents(n);
    using Key = std::pair<int, int>;  // level and number
    std::map<int, std::pair<std::vector<Key>, std::vector<Key>>> changes;
    for (int i = 0; i < n; i++) {
        int first, last, level;
        std::cin >> first >> last >> level >> cents[i];
        changes[first].first.push_back({level, i});
        changes[last + 1].second.push_back({level, i});
    }
    std::set<Key> valid;
    std::set<int> used;
    int price = 0, since = 0;
    for (const auto& [day, change] : changes) {
        valid.insert(change.first.begin(), change.first.end());
        for (const Key& key : change.second) valid.erase(key);
        const int now = valid.empty() ? 0 : cents[valid.rbegin()->second];
        if (!valid.empty()) used.insert(valid.rbegin()->second);
        if (now == price) continue;
        if (price > 0) std::cout << since << ' ' << day - 1 << ' ' << price << '\n';
        price = now;
        since = day;
    }
    std::cout << "unused " << n - used.size() << '\n';
}

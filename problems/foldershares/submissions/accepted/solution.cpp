// Numbers the folders so that those within a folder follow it in a row. For each user and group a list
// says from which number on which entry is the nearest one; questions are looked up there.
#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

struct Entry {
    int folder, height;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const std::vector<std::string> levels = {"read", "write", "own", "deny"};
    int n, u, e, q;
    std::cin >> n >> u >> e >> q;
    std::vector<int> parent(n + 1), size(n + 1, 1), number(n + 1), depth(n + 1), end(n + 1, 1);
    std::vector<bool> closed(n + 1);
    for (int i = 1; i <= n; i++) {
        std::string state;
        std::cin >> parent[i] >> state;
        closed[i] = state == "closed";
        depth[i] = depth[parent[i]] + 1;
        end[i] = closed[i] ? depth[i] : end[parent[i]];
    }
    for (int i = n; i > 0; i--) size[parent[i]] += size[i];
    std::vector<int> next(n + 1, 1);  // the number of the next folder within this one
    for (int i = 1; i <= n; i++) {
        number[i] = next[parent[i]];
        next[parent[i]] += size[i];
        next[i] = number[i] + 1;
    }
    std::string line;
    std::getline(std::cin, line);
    std::unordered_map<std::string, std::vector<std::string>> groups;
    for (int i = 0; i < u; i++) {
        std::getline(std::cin, line);
        std::istringstream words(line);
        std::string user, group;
        words >> user;
        std::vector<std::string>& list = groups[user];
        while (words >> group) list.push_back(group);
    }
    std::unordered_map<std::string, std::vector<Entry>> entries;
    for (int i = 0; i < e; i++) {
        int folder;
        std::string who, level;
        std::cin >> folder >> who >> level;
        int height = static_cast<int>(std::find(levels.begin(), levels.end(), level) - levels.begin());
        entries[who].push_back({folder, height});
    }
    std::unordered_map<std::string, std::vector<std::pair<int, Entry>>> lists;
    for (auto& [who, own] : entries) {
        std::sort(own.begin(), own.end(),
                  [&](const Entry& a, const Entry& b) { return number[a.folder] < number[b.folder]; });
        std::vector<std::pair<int, Entry>>& list = lists[who];
        std::vector<Entry> around = {{0, 0}};
        auto leave = [&](int before) {
            while (around.size() > 1) {
                int over = number[around.back().folder] + size[around.back().folder];
                if (over > before) break;
                around.pop_back();
                list.emplace_back(over, around.back());
            }
        };
        for (const Entry& entry : own) {
            leave(number[entry.folder]);
            list.emplace_back(number[entry.folder], entry);
            around.push_back(entry);
        }
        leave(n + 1);
    }
    auto counting = [&](const std::string& who, int folder) -> Entry {
        auto found = lists.find(who);
        if (found == lists.end()) return {0, 0};
        const auto& list = found->second;
        auto place = std::upper_bound(list.begin(), list.end(), number[folder],
                                      [](int wanted, const auto& item) { return wanted < item.first; });
        if (place == list.begin()) return {0, 0};
        Entry entry = (place - 1)->second;
        return depth[entry.folder] >= end[folder] ? entry : Entry{0, 0};
    };
    while (q-- > 0) {
        std::string user;
        int folder;
        std::cin >> user >> folder;
        Entry best = counting(user, folder);
        if (best.folder == 0)
            for (const std::string& group : groups[user]) {
                Entry entry = counting(group, folder);
                if (entry.folder == 0) continue;
                bool nearer = entry.height == best.height && depth[entry.folder] > depth[best.folder];
                if (best.folder == 0 || entry.height > best.height || nearer) best = entry;
            }
        if (best.folder == 0) std::cout << "nothing\n";
        else std::cout << levels[best.height] << ' ' << best.folder << '\n';
    }
}

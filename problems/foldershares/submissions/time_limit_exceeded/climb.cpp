// Slow: climbs the whole way for each user and group in question.
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

int main() {
    const std::vector<std::string> levels = {"read", "write", "own", "deny"};
    int n, u, e, q;
    std::cin >> n >> u >> e >> q;
    std::vector<int> parent(n + 1), closed(n + 1);
    for (int i = 1; i <= n; i++) {
        std::string state;
        std::cin >> parent[i] >> state;
        closed[i] = state == "closed";
    }
    std::string line;
    std::getline(std::cin, line);
    std::map<std::string, std::vector<std::string>> groups;
    for (int i = 0; i < u; i++) {
        std::getline(std::cin, line);
        std::istringstream words(line);
        std::string user, group;
        words >> user;
        while (words >> group) groups[user].push_back(group);
    }
    std::map<std::pair<int, std::string>, int> entries;
    for (int i = 0; i < e; i++) {
        int folder;
        std::string who, level;
        std::cin >> folder >> who >> level;
        for (int height = 0; height < 4; height++)
            if (levels[height] == level) entries[{folder, who}] = height;
    }
    while (q-- > 0) {
        std::string user;
        int folder;
        std::cin >> user >> folder;
        int best = 0, height = -1, least = 0;
        auto climb = [&](const std::string& who) {
            int steps = 0;
            for (int at = folder; at != 0; at = closed[at] ? 0 : parent[at], steps++) {
                auto found = entries.find({at, who});
                if (found == entries.end()) continue;
                int level = found->second;
                if (level > height || (level == height && steps < least))
                    best = at, height = level, least = steps;
                break;
            }
        };
        climb(user);
        if (best == 0)
            for (const std::string& group : groups[user]) climb(group);
        if (best == 0) std::cout << "nothing\n";
        else std::cout << levels[height] << ' ' << best << '\n';
    }
}

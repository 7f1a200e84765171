#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, c, largest = 1;
    std::cin >> n >> m >> c;
    std::vector<std::pair<int, int>> cables(m);
    for (auto& [a, b] : cables) std::cin >> a >> b;
    std::vector<int> failing(c), group(n + 1), cut(n + 1, 0);
    std::vector<bool> fails(m);
    for (int& cable : failing) {
        std::cin >> cable;
        fails[--cable] = true;
    }
    std::vector<std::vector<int>> members(n + 1);
    for (int server = 1; server <= n; server++) members[group[server] = server] = {server};
    cut[1] = -1;
    const auto connect = [&](int cable, int moment) {
        int small = group[cables[cable].first], large = group[cables[cable].second];
        if (small == large) return;
        for (const auto& [one, other] : {std::pair(small, large), std::pair(large, small)})
            if (one == group[1])
                for (int server : members[other]) cut[server] = moment;
        if (members[small].size() > members[large].size()) std::swap(small, large);
        for (int server : members[small]) {
            group[server] = large;
            members[large].push_back(server);
        }
        members[small].clear();
        largest = std::max(largest, static_cast<int>(members[large].size()));
    };
    for (int cable = 0; cable < m; cable++)
        if (!fails[cable]) connect(cable, -1);
    std::vector<std::pair<std::size_t, int>> after(c);
    for (int i = c - 1; i >= 0; i--) {
        after[i] = {members[group[1]].size(), largest};
        connect(failing[i], i + 1);
    }
    for (const auto& [size, most] : after) std::cout << size << ' ' << most << '\n';
    for (int server = 1; server <= n; server++) std::cout << cut[server] << (server < n ? ' ' : '\n');
}

// Slow: searches the way again for each customer.
#include <cstdio>
#include <functional>
#include <iostream>
#include <queue>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

constexpr int DAY = 1440;

struct Road {
    int to, length, opens, hours;
};

static int minutes(const std::string& text, std::size_t at) {
    return 60 * std::stoi(text.substr(at, 2)) + std::stoi(text.substr(at + 3, 2));
}

static int arrival_at(int target, int start, const std::vector<std::vector<Road>>& roads) {
    std::vector<int> arrival(roads.size(), -1);
    using Entry = std::pair<int, int>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
    queue.emplace(start, 1);
    while (!queue.empty()) {
        auto [time, place] = queue.top();
        queue.pop();
        if (arrival[place] >= 0) continue;
        arrival[place] = time;
        for (const Road& road : roads[place]) {
            int since = (time - road.opens + DAY) % DAY;
            int wait = since < road.hours ? 0 : DAY - since;
            if (arrival[road.to] < 0) queue.emplace(time + wait + road.length, road.to);
        }
    }
    return arrival[target];
}

int main() {
    std::ios::sync_with_stdio(false);
    int n, m, q;
    std::string ready, line;
    std::cin >> n >> m >> q >> ready;
    std::getline(std::cin, line);
    std::vector<std::vector<Road>> roads(n + 1);
    for (int i = 0; i < m; i++) {
        std::getline(std::cin, line);
        std::istringstream fields(line);
        int a, b, length, opens = 0, hours = DAY;
        std::string gate;
        fields >> a >> b >> length;
        if (fields >> gate) {
            opens = minutes(gate, 0);
            hours = (minutes(gate, 6) - opens + DAY) % DAY;
        }
        roads[a].push_back({b, length, opens, hours});
        roads[b].push_back({a, length, opens, hours});
    }

    for (int i = 0; i < q; i++) {
        int place;
        std::cin >> place;
        int time = arrival_at(place, minutes(ready, 0), roads);
        if (time < 0) std::puts("never");
        else std::printf("day %d %02d:%02d\n", time / DAY + 1, time % DAY / 60, time % 60);
    }
}

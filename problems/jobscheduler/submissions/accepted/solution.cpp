#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

// Priority (negative), arrival and number: the order in which the farm takes jobs.
using Key = std::tuple<int, long long, int>;

struct Team {
    int running = 0;
    std::set<Key> waiting;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, workers, limit;
    std::cin >> n >> workers >> limit;
    std::vector<Key> keys(n);
    std::vector<Team*> team_of(n);
    std::vector<long long> duration(n), start(n);
    std::unordered_map<std::string, Team> teams;
    std::vector<int> coming(n);
    for (int i = 0; i < n; i++) {
        long long arrival;
        int priority;
        std::string team;
        std::cin >> arrival >> team >> priority >> duration[i];
        keys[i] = {-priority, arrival, i};
        team_of[i] = &teams[team];
        coming[i] = i;
    }
    auto arrival_of = [&](int i) { return std::get<1>(keys[i]); };
    std::stable_sort(coming.begin(), coming.end(),
                     [&](int a, int b) { return arrival_of(a) < arrival_of(b); });

    // The best waiting job of each team below its limit.
    std::set<Key> ready;
    auto leave = [&](Team& team) {
        if (!team.waiting.empty() && team.running < limit) ready.erase(*team.waiting.begin());
    };
    auto enter = [&](Team& team) {
        if (!team.waiting.empty() && team.running < limit) ready.insert(*team.waiting.begin());
    };
    using End = std::pair<long long, int>;
    std::priority_queue<End, std::vector<End>, std::greater<End>> ending;
    int at = 0;
    while (at < n || !ending.empty()) {
        long long now = at < n ? arrival_of(coming[at]) : ending.top().first;
        if (!ending.empty()) now = std::min(now, ending.top().first);
        while (!ending.empty() && ending.top().first == now) {
            Team& team = *team_of[ending.top().second];
            ending.pop();
            workers++;
            leave(team);
            team.running--;
            enter(team);
        }
        for (; at < n && arrival_of(coming[at]) == now; at++) {
            Team& team = *team_of[coming[at]];
            leave(team);
            team.waiting.insert(keys[coming[at]]);
            enter(team);
        }
        while (workers > 0 && !ready.empty()) {
            int job = std::get<2>(*ready.begin());
            Team& team = *team_of[job];
            leave(team);
            team.waiting.erase(keys[job]);
            team.running++;
            enter(team);
            workers--;
            start[job] = now;
            ending.emplace(now + duration[job], job);
        }
    }
    for (long long time : start) std::cout << time << '\n';
}

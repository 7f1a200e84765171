#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_map>
#include <vector>

struct Team {
    int above;
    long long quota, own, use;
};

std::unordered_map<int, Team> teams;

std::vector<int> up(int team) {
    std::vector<int> path;
    for (; team != 0; team = teams[team].above) path.push_back(team);
    return path;
}

std::string answer(const std::string& kind, int t) {
    long long p, q = 0;
    std::cin >> p;
    if (kind == "team") {
        std::cin >> q;
        if (teams.count(t)) return "409";
        if (p != 0 && !teams.count(p)) return "404";
        teams[t] = {static_cast<int>(p), q, 0, 0};
        return "201";
    }
    if (!teams.count(t) || (kind == "move" && p != 0 && !teams.count(p))) return "404";
    Team& team = teams[t];
    if (kind == "stop") {
        if (team.own < p) return "409";
        team.own -= p;
        for (int other : up(t)) teams[other].use -= p;
        return "200 " + std::to_string(team.use);
    }
    if (kind == "run") {
        const auto path = up(t);
        for (int other : path)
            if (teams[other].use + p > teams[other].quota) return "429 " + std::to_string(other);
        team.own += p;
        for (int other : path) teams[other].use += p;
        return "200 " + std::to_string(team.use);
    }
    auto path = up(p), before = up(team.above);
    if (std::find(path.begin(), path.end(), t) != path.end()) return "409";
    // Nothing changes for the teams above both places.
    while (!path.empty() && !before.empty() && path.back() == before.back()) path.pop_back(), before.pop_back();
    for (int other : path)
        if (teams[other].use + team.use > teams[other].quota) return "429 " + std::to_string(other);
    for (int other : path) teams[other].use += team.use;
    for (int other : before) teams[other].use -= team.use;
    team.above = static_cast<int>(p);
    return "200";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, t;
    std::string kind;
    std::cin >> n;
    while (n-- > 0 && std::cin >> kind >> t) std::cout << answer(kind, t) << '\n';
}

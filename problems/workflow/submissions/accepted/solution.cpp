#include <iostream>
#include <map>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, s, r, q;
    std::cin >> n >> s >> r >> q;
    std::map<std::pair<int, int>, std::map<int, int>> rules;  // state and action -> role -> new state
    while (r-- > 0) {
        int role, from, action, to;
        std::cin >> role >> from >> action >> to;
        rules[{from, action}][role] = to;
    }
    std::vector<int> state(n + 1, 1), count(s + 1);
    while (q-- > 0) {
        int item, role, action;
        std::cin >> item >> role >> action;
        if (item > n) {
            std::cout << "404\n";
            continue;
        }
        const auto found = rules.find({state[item], action});
        if (found == rules.end()) {
            std::cout << "409 " << state[item] << '\n';
        } else if (const auto rule = found->second.find(role); rule != found->second.end()) {
            state[item] = rule->second;
            std::cout << "200 " << state[item] << '\n';
        } else {
            std::cout << "403 " << found->second.begin()->first << '\n';
        }
    }
    for (int i = 1; i <= n; i++) count[state[i]]++;
    for (int i = 1; i <= s; i++) std::cout << count[i] << (i < s ? ' ' : '\n');
}

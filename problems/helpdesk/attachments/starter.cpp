#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int m, n;
    long long w;
    std::cin >> m >> n >> w;
    std::string line;
    std::getline(std::cin, line);
    std::vector<std::vector<int>> skills(m + 1);
    for (int agent = 1; agent <= m; agent++) {
        std::getline(std::cin, line);
        std::istringstream words(line);
        for (int skill; words >> skill;) skills[agent].push_back(skill);
    }
    for (int i = 0; i < n; i++) {
        long long time;
        std::string kind;
        int first, priority;
        std::cin >> time >> kind >> first;
        if (kind == "new" || kind == "set") std::cin >> priority;

        // Your solution goes here.
    }
    std::cout << "waiting " << 0 << " idle " << 0 << '\n';
}

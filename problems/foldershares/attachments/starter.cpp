#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, u, e, q;
    std::cin >> n >> u >> e >> q;
    for (int i = 1; i <= n; i++) {
        int parent;
        std::string state;
        std::cin >> parent >> state;
    }
    std::string line;
    std::getline(std::cin, line);
    for (int i = 0; i < u; i++) {
        std::getline(std::cin, line);
        std::istringstream words(line);
        std::string user, group;
        std::vector<std::string> groups;
        words >> user;
        while (words >> group) groups.push_back(group);
    }
    for (int i = 0; i < e; i++) {
        int folder;
        std::string who, level;
        std::cin >> folder >> who >> level;
    }
    for (int i = 0; i < q; i++) {
        std::string user;
        int folder;
        std::cin >> user >> folder;

        // Your solution goes here.
        std::cout << "nothing\n";
    }
}

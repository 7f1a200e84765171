#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    for (int number = 1; number <= n; number++) {
        long long time;
        std::string name, line, address;
        std::cin >> time >> name;
        std::getline(std::cin, line);
        std::istringstream words(line);
        std::vector<std::string> addresses;
        while (words >> address) addresses.push_back(address);

        // Your solution goes here.
        std::cout << number << " 1 " << name << ' ' << addresses.size() << '\n';
    }
}

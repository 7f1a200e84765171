#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::string line;
    std::getline(std::cin, line);
    for (int i = 0; i < n; i++) {
        std::getline(std::cin, line);
        std::istringstream words(line);
        std::string client;
        words >> client;

        // Your solution goes here.
    }
    std::cout << "refused 0\n";
}

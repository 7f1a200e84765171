#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int s, n;
    std::cin >> s >> n;
    std::vector<std::string> names(s);
    for (std::string& name : names) std::cin >> name;
    std::string line;
    std::getline(std::cin, line);
    for (int i = 0; i < n; i++) {
        std::getline(std::cin, line);

        // Your solution goes here.
        std::cout << line << '\n';
    }
    std::cout << "masked 0\n";
}

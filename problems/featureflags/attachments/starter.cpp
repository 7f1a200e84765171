#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string line;
    std::getline(std::cin, line);
    int n = std::stoi(line);
    for (int i = 0; i < n; i++) {
        std::getline(std::cin, line);
        std::istringstream words(line);
        std::string kind, name, word;
        words >> kind >> name;
        std::vector<std::string> rest;
        while (words >> word) rest.push_back(word);

        // Your solution goes here.
        if (kind == "ask") std::cout << "off\n";
    }
}

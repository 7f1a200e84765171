#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

using Names = std::vector<std::string>;

void show(const char* word, const Names& names) {
    std::cout << word;
    for (const std::string& name : names) std::cout << ' ' << name;
    std::cout << (names.empty() ? " -\n" : "\n");
}

int main() {
    std::string line;
    std::getline(std::cin, line);
    int n = std::stoi(line);
    std::map<std::string, Names> needs;  // package -> names it depends on
    for (int i = 0; i < n; i++) {
        std::getline(std::cin, line);
        std::istringstream words(line);
        std::string name, other;
        words >> name;
        Names& others = needs[name];
        while (words >> other) others.push_back(other);
    }

    Names installed, cycle, blocked;
    // Your solution goes here.

    show("install", installed);
    show("cycle", cycle);
    show("blocked", blocked);
}

#include <iostream>
#include <sstream>
#include <string>
#include <vector>

std::vector<std::string> split(const std::string& line) {
    std::istringstream in(line);
    std::vector<std::string> words;
    std::string word;
    while (in >> word) words.push_back(word);
    return words;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t, q;
    std::cin >> t >> q;
    std::string line;
    std::getline(std::cin, line);
    std::vector<std::vector<std::string>> tickets;
    for (int i = 0; i < t; i++) {
        std::getline(std::cin, line);
        tickets.push_back(split(line));
    }
    for (int i = 0; i < q; i++) {
        std::getline(std::cin, line);
        std::vector<std::string> parts = split(line);

        // Your solution goes here.
        std::cout << "0\n";
    }
}

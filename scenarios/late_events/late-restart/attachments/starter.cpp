#include <iostream>
#include <string>
#include <vector>

void solve_read(const std::vector<std::string>& lines) {
    // Task 1 goes here.
    std::cout << "events 0\n";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::string task, line;
    std::getline(std::cin, task);
    std::vector<std::string> lines;
    while (std::getline(std::cin, line)) lines.push_back(line);

    // A later task adds a function, and its word here.
    if (task == "read") solve_read(lines);
}

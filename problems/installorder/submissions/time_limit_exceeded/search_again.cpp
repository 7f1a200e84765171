// Slow: looks through all packages for the next one, and walks from each that is left.
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using Names = std::vector<std::string>;
std::map<std::string, Names> needs;

bool reaches_itself(const std::string& start) {
    std::set<std::string> seen;
    Names work = needs[start];
    while (!work.empty()) {
        std::string name = work.back();
        work.pop_back();
        if (name == start) return true;
        if (!seen.insert(name).second) continue;
        auto found = needs.find(name);
        if (found == needs.end()) continue;
        work.insert(work.end(), found->second.begin(), found->second.end());
    }
    return false;
}

void show(const char* word, const Names& names) {
    std::cout << word;
    for (const std::string& name : names) std::cout << ' ' << name;
    std::cout << (names.empty() ? " -\n" : "\n");
}

int main() {
    std::string line;
    std::getline(std::cin, line);
    int n = std::stoi(line);
    for (int i = 0; i < n; i++) {
        std::getline(std::cin, line);
        std::istringstream words(line);
        std::string name, other;
        words >> name;
        Names& others = needs[name];
        while (words >> other) others.push_back(other);
    }

    std::set<std::string> done;
    Names installed, cycle, blocked;
    for (bool found = true; found;) {
        found = false;
        for (const auto& [name, others] : needs) {
            if (done.count(name)) continue;
            bool ready = true;
            for (const std::string& other : others) ready = ready && done.count(other);
            if (!ready) continue;
            installed.push_back(name);
            done.insert(name);
            found = true;
            break;
        }
    }
    for (const auto& row : needs)
        if (!done.count(row.first))
            (reaches_itself(row.first) ? cycle : blocked).push_back(row.first);
    show("install", installed);
    show("cycle", cycle);
    show("blocked", blocked);
}

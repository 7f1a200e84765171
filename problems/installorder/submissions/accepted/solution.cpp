#include <functional>
#include <iostream>
#include <map>
#include <queue>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using Names = std::vector<std::string>;

struct Components {
    const std::vector<std::vector<int>>& needs;
    const std::vector<bool>& left;
    std::vector<int> order, low, stack;
    std::vector<bool> on_stack, cycle;
    int clock = 0;

    // The depth is at most the number of packages, which the stack holds easily.
    void visit(int i) {
        order[i] = low[i] = ++clock;
        stack.push_back(i);
        on_stack[i] = true;
        bool self = false;
        for (int j : needs[i]) {
            if (!left[j]) continue;
            if (j == i) self = true;
            if (order[j] == 0) {
                visit(j);
                low[i] = std::min(low[i], low[j]);
            } else if (on_stack[j]) {
                low[i] = std::min(low[i], order[j]);
            }
        }
        if (low[i] != order[i]) return;
        bool alone = stack.back() == i;
        int j;
        do {
            j = stack.back();
            stack.pop_back();
            on_stack[j] = false;
            cycle[j] = !alone || self;
        } while (j != i);
    }
};

void show(const char* word, const Names& names) {
    std::cout << word;
    for (const std::string& name : names) std::cout << ' ' << name;
    std::cout << (names.empty() ? " -\n" : "\n");
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string line;
    std::getline(std::cin, line);
    int n = std::stoi(line);
    std::map<std::string, std::set<std::string>> rows;
    for (int i = 0; i < n; i++) {
        std::getline(std::cin, line);
        std::istringstream words(line);
        std::string name, other;
        words >> name;
        std::set<std::string>& others = rows[name];
        while (words >> other) others.insert(other);
    }

    Names names;
    std::map<std::string, int> number;
    for (const auto& row : rows) {
        number[row.first] = static_cast<int>(names.size());
        names.push_back(row.first);
    }
    std::vector<std::vector<int>> needs(n), needed_by(n);
    std::vector<std::size_t> open_needs;
    for (const auto& row : rows) {
        int i = static_cast<int>(open_needs.size());
        open_needs.push_back(row.second.size());
        for (const std::string& other : row.second) {
            auto found = number.find(other);
            if (found == number.end()) continue;
            needs[i].push_back(found->second);
            needed_by[found->second].push_back(i);
        }
    }

    std::priority_queue<int, std::vector<int>, std::greater<int>> ready;
    for (int i = 0; i < n; i++)
        if (open_needs[i] == 0) ready.push(i);
    std::vector<bool> left(n, true);
    Names installed, cycle, blocked;
    while (!ready.empty()) {
        int i = ready.top();
        ready.pop();
        installed.push_back(names[i]);
        left[i] = false;
        for (int j : needed_by[i])
            if (--open_needs[j] == 0) ready.push(j);
    }

    std::vector<int> zeros(n, 0);
    std::vector<bool> none(n, false);
    Components components{needs, left, zeros, zeros, {}, none, none};
    for (int i = 0; i < n; i++)
        if (left[i] && components.order[i] == 0) components.visit(i);
    for (int i = 0; i < n; i++)
        if (left[i]) (components.cycle[i] ? cycle : blocked).push_back(names[i]);
    show("install", installed);
    show("cycle", cycle);
    show("blocked", blocked);
}

// Cells that depend on the edited one wait until all of them that they use are settled.
#include <algorithm>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

struct Cell {
    std::string kind = "num";
    std::vector<Cell*> used;
    long long number = 0, value = 0;
    std::set<Cell*> users;
    int seen = 0, touched = 0, open = 0;
};

long long evaluate(const Cell& cell) {
    if (cell.kind == "num") return cell.number;
    long long value = cell.used[0]->value;
    if (cell.kind == "plus") return value + cell.number;
    for (const Cell* other : cell.used)
        value = cell.kind == "max" ? std::max(value, other->value) : std::min(value, other->value);
    return value;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::unordered_map<std::string, Cell> cells;
    std::string line, request, name;
    std::getline(std::cin, line);
    for (int time = 1; std::getline(std::cin, line); time++) {
        std::istringstream words(line);
        words >> request >> name;
        Cell& cell = cells[name];
        if (request == "get") {
            std::cout << cell.value << '\n';
            continue;
        }
        std::string kind;
        std::vector<Cell*> used;
        long long number = 0;
        words >> kind;
        if (kind == "plus" && words >> name) used.push_back(&cells[name]);
        if (kind == "plus" || kind == "num") words >> number;
        else while (words >> name) used.push_back(&cells[name]);

        std::vector<Cell*> found = {&cell};
        cell.seen = time;
        for (std::size_t i = 0; i < found.size(); i++)
            for (Cell* user : found[i]->users) {
                if (user->seen != time) {
                    user->seen = time;
                    user->open = 0;
                    found.push_back(user);
                }
                user->open++;
            }
        if (std::any_of(used.begin(), used.end(), [&](Cell* c) { return c->seen == time; })) {
            std::cout << "cycle\n";
            continue;
        }
        for (Cell* other : cell.used) other->users.erase(&cell);
        for (Cell* other : used) other->users.insert(&cell);
        cell.kind = kind;
        cell.used = used;
        cell.number = number;

        int recalculated = 0, changed = 0;
        cell.touched = time;
        std::vector<Cell*> ready = {&cell};
        while (!ready.empty()) {
            Cell* at = ready.back();
            ready.pop_back();
            bool other = false;
            if (at->touched == time) {
                recalculated++;
                long long value = evaluate(*at);
                other = value != at->value;
                at->value = value;
                changed += other;
            }
            for (Cell* user : at->users) {
                if (other) user->touched = time;
                if (--user->open == 0) ready.push_back(user);
            }
        }
        std::cout << recalculated << ' ' << changed << '\n';
    }
}

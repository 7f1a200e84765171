#include <iostream>
#include <string>
#include <vector>

struct Step {
    int cell, before, after;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, limit, cell, value;
    std::cin >> n >> limit;
    std::vector<int> cells(5001);
    std::vector<Step> undone, done;
    int lost = 0;  // how many of the steps that were done are forgotten
    while (n-- > 0) {
        std::string kind;
        std::cin >> kind;
        if (kind == "set") {
            std::cin >> cell >> value;
            if (cells[cell] == value) continue;
            done.push_back({cell, cells[cell], value});
            undone.clear();
            cells[cell] = value;
            if (static_cast<int>(done.size()) - lost > limit) lost++;
        } else if (kind == "get") {
            std::cin >> cell;
            std::cout << cell << ' ' << cells[cell] << '\n';
        } else if (kind == "undo" && static_cast<int>(done.size()) > lost) {
            const Step step = done.back();
            done.pop_back();
            undone.push_back(step);
            cells[step.cell] = step.before;
            std::cout << step.cell << ' ' << step.before << '\n';
        } else if (kind == "redo" && !undone.empty()) {
            const Step step = undone.back();
            undone.pop_back();
            done.push_back(step);
            cells[step.cell] = step.after;
            std::cout << step.cell << ' ' << step.after << '\n';
        } else {
            std::cout << "nothing\n";
        }
    }
}

// Slow: looks at the whole sheet after each request, in the order in which cells use each other.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

struct Formula {
    std::string kind = "num";
    std::vector<std::string> used;
    long long number = 0;
};

int main() {
    std::map<std::string, Formula> formulas;
    std::map<std::string, long long> values;
    std::string line, request, name, word;
    std::getline(std::cin, line);
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        words >> request >> name;
        if (request == "get") {
            std::cout << values[name] << '\n';
            continue;
        }
        Formula formula;
        words >> formula.kind;
        if (formula.kind == "num") words >> formula.number;
        else if (formula.kind == "plus") words >> word >> formula.number, formula.used = {word};
        else while (words >> word) formula.used.push_back(word);
        auto edited = formulas;
        edited[name] = formula;

        std::map<std::string, int> open;
        std::map<std::string, std::vector<std::string>> users;
        for (const auto& [cell, f] : edited) {
            open[cell];
            for (const auto& other : f.used) open[cell]++, open[other], users[other].push_back(cell);
        }
        std::vector<std::string> order;
        for (const auto& [cell, count] : open)
            if (count == 0) order.push_back(cell);
        for (std::size_t i = 0; i < order.size(); i++)
            for (const auto& user : users[std::string(order[i])])
                if (--open[user] == 0) order.push_back(user);
        if (order.size() < open.size()) {
            std::cout << "cycle\n";
            continue;
        }
        std::set<std::string> touched = {name};
        int changed = 0;
        for (const auto& cell : order) {
            if (!touched.count(cell)) continue;
            const Formula& f = edited[cell];
            long long value = f.used.empty() ? 0 : values[f.used[0]];
            for (const auto& other : f.used)
                if (f.kind == "max") value = std::max(value, values[other]);
                else if (f.kind == "min") value = std::min(value, values[other]);
            value += f.number;
            if (value == values[cell]) continue;
            values[cell] = value;
            changed++;
            for (const auto& user : users[cell]) touched.insert(user);
        }
        formulas = edited;
        std::cout << touched.size() << ' ' << changed << '\n';
    }
}

#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

struct Entry {
    int day, amount;
    std::string reference;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, d;
    std::cin >> n >> m >> d;
    std::vector<Entry> ledger(n), statement(m);
    for (auto* entries : {&ledger, &statement})
        for (Entry& entry : *entries) std::cin >> entry.day >> entry.amount >> entry.reference;

    std::map<std::pair<std::string, int>, std::set<int>> referred;
    std::map<int, std::set<std::pair<int, int>>> left;  // of each amount: day and number
    for (int i = 0; i < n; i++) {
        referred[{ledger[i].reference, ledger[i].amount}].insert(i);
        left[ledger[i].amount].insert({ledger[i].day, i});
    }
    std::vector<std::string> answers(m, "none");
    for (int i = 0; i < m; i++) {
        auto& numbers = referred[{statement[i].reference, statement[i].amount}];
        if (statement[i].reference == "-" || numbers.empty()) continue;
        int number = *numbers.begin();
        numbers.erase(numbers.begin());
        left[ledger[number].amount].erase({ledger[number].day, number});
        answers[i] = "ref " + std::to_string(number + 1);
    }
    for (int i = 0; i < m; i++) {
        if (answers[i] != "none") continue;
        int day = statement[i].day;
        auto& places = left[statement[i].amount];
        auto best = places.lower_bound({day, 0});
        if (best != places.begin()) {
            int earlier = std::prev(best)->first;
            if (best == places.end() || day - earlier <= best->first - day)
                best = places.lower_bound({earlier, 0});
        }
        if (best == places.end() || std::abs(best->first - day) > d) continue;
        answers[i] = "day " + std::to_string(best->second + 1);
        places.erase(best);
    }

    long long open = 0, sum = 0;
    for (const auto& [amount, places] : left) {
        open += places.size();
        sum += static_cast<long long>(amount) * places.size();
    }
    for (const auto& answer : answers) std::cout << answer << '\n';
    std::cout << "open " << open << ' ' << sum << '\n';
}

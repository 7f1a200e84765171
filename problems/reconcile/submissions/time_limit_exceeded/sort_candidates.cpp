// Slow: collects and sorts all candidates for each entry of the statement.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <tuple>
#include <vector>

struct Entry {
    int day, amount;
    std::string reference;
    std::string answer;
};

int main() {
    int n, m, d;
    std::cin >> n >> m >> d;
    std::vector<Entry> ledger(n), statement(m);
    for (auto* entries : {&ledger, &statement})
        for (Entry& entry : *entries) std::cin >> entry.day >> entry.amount >> entry.reference;
    for (std::string round : {"ref", "day"})
        for (Entry& entry : statement) {
            if (!entry.answer.empty() || (round == "ref" && entry.reference == "-")) continue;
            std::vector<std::tuple<int, int, int>> candidates;
            for (int i = 0; i < n; i++) {
                const Entry& other = ledger[i];
                int distance = std::abs(other.day - entry.day);
                if (!other.answer.empty() || other.amount != entry.amount) continue;
                if (round == "day" && distance <= d) candidates.push_back({distance, other.day, i});
                if (round == "ref" && other.reference == entry.reference)
                    candidates.push_back({0, 0, i});
            }
            if (candidates.empty()) continue;
            std::sort(candidates.begin(), candidates.end());
            int i = std::get<2>(candidates[0]);
            entry.answer = round + " " + std::to_string(i + 1);
            ledger[i].answer = "matched";
        }
    int open = 0;
    long long sum = 0;
    for (const Entry& entry : ledger)
        if (entry.answer.empty()) open++, sum += entry.amount;
    for (const Entry& entry : statement)
        std::cout << (entry.answer.empty() ? "none" : entry.answer) << '\n';
    std::cout << "open " << open << ' ' << sum << '\n';
}

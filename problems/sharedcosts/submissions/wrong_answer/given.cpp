// The given program. It has three faults.
#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

struct Change {
    std::string person;
    long long cents;
};

// The balance of each person, and what each line of the input changed.
struct Ledger {
    std::unordered_map<std::string, long long> balances;
    std::vector<std::string> people;  // in the order of the input
    std::unordered_map<int, std::vector<Change>> changes;

    void change(const std::string& person, long long cents) {
        auto [entry, is_new] = balances.try_emplace(person, 0);
        if (is_new) people.push_back(person);
        entry->second += cents;
    }

    void add(int number, const std::vector<Change>& list) {
        changes[number] = list;
        for (const Change& c : list) change(c.person, c.cents);
    }

    void cancel(int number) {
        for (const Change& c : changes[number]) change(c.person, -c.cents);
    }

    void report() {
        std::stable_sort(people.begin(), people.end(), [&](const auto& a, const auto& b) {
            return balances[a] > balances[b];
        });
        long long open = 0;
        for (const std::string& person : people) {
            std::cout << person << ' ' << balances[person] << '\n';
            open += std::max(0LL, balances[person]);
        }
        std::cout << "open " << open << '\n';
    }
};

// Adds what each of the people changes by if they share the cost.
void share(long long cents, const std::vector<std::string>& people, std::vector<Change>& list) {
    long long share = cents / people.size();
    for (size_t i = 0; i < people.size(); i++) {
        list.push_back({people[i], -share});
    }
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string line;
    std::getline(std::cin, line);
    int n = std::stoi(line);
    Ledger ledger;
    for (int number = 1; number <= n; number++) {
        std::getline(std::cin, line);
        std::istringstream words(line);
        std::string kind, first, second;
        long long cents;
        words >> kind;
        if (kind == "bill") {
            words >> first >> cents;
            std::vector<std::string> people;
            while (words >> second) people.push_back(second);
            std::vector<Change> list = {{first, cents}};
            share(cents, people, list);
            ledger.add(number, list);
        } else if (kind == "pay") {
            words >> first >> second >> cents;
            ledger.add(number, {{first, cents}, {second, -cents}});
        } else {
            int cancelled;
            words >> cancelled;
            ledger.cancel(cancelled);
        }
    }
    ledger.report();
}

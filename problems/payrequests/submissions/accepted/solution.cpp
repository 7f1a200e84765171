// Forgets for real: keys leave the map in the order in which they came into it.
#include <iostream>
#include <queue>
#include <string>
#include <unordered_map>

struct Memory {
    std::string account;
    long long amount;
    std::string answer;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, payments = 0;
    long long window, limit;
    std::cin >> n >> window >> limit;
    std::unordered_map<std::string, Memory> remembered;
    std::queue<std::pair<long long, std::string>> forget;  // when, and which key
    std::unordered_map<std::string, long long> spent;
    while (n-- > 0) {
        long long time, amount;
        std::string key, account;
        std::cin >> time >> key >> account >> amount;
        while (!forget.empty() && forget.front().first <= time) {
            remembered.erase(forget.front().second);
            forget.pop();
        }
        auto [entry, is_new] = remembered.try_emplace(key);
        Memory& memory = entry->second;
        if (!is_new) {
            bool same = memory.account == account && memory.amount == amount;
            std::cout << (same ? "again " + memory.answer : "conflict") << '\n';
            continue;
        }
        forget.emplace(time + window, key);
        memory = {account, amount, "declined"};
        long long& sum = spent[account];
        if (sum + amount <= limit) {
            sum += amount;
            memory.answer = "paid " + std::to_string(++payments);
        }
        std::cout << memory.answer << '\n';
    }
}

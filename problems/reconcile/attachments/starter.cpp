#include <iostream>
#include <string>
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
    for (Entry& entry : ledger) std::cin >> entry.day >> entry.amount >> entry.reference;
    for (Entry& entry : statement) std::cin >> entry.day >> entry.amount >> entry.reference;

    // Your solution goes here.
    for (int i = 0; i < m; i++) std::cout << "none\n";
    std::cout << "open " << n << " 0\n";
}

// Each key with all its makers; the versions that are not lost are in a sorted set of numbers.
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

struct Key {
    std::vector<std::string> makers;
    std::set<size_t> kept;
};

struct Transaction {
    std::map<std::string, size_t> seen;
    std::set<std::string> written;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, made = 0, lost = 0;
    std::cin >> n;
    std::unordered_map<std::string, Key> keys;
    std::unordered_map<std::string, Transaction> open;
    while (n-- > 0) {
        std::string kind, who, name;
        std::cin >> kind >> who;
        Transaction& transaction = open[who];
        if (kind == "read") {
            std::cin >> name;
            if (transaction.written.count(name) == 0)
                transaction.seen[name] = keys[name].makers.size();
        } else if (kind == "write") {
            std::cin >> name;
            transaction.written.insert(name);
        } else if (kind == "commit") {
            for (const std::string& written : transaction.written) {
                Key& key = keys[written];
                auto seen = transaction.seen.find(written);
                if (seen != transaction.seen.end()) {
                    auto from = key.kept.upper_bound(seen->second);
                    for (auto version = from; version != key.kept.end(); ++version, lost++)
                        std::cout << written << ' ' << key.makers[*version - 1] << ' ' << who << '\n';
                    key.kept.erase(from, key.kept.end());
                }
                key.makers.push_back(who);
                key.kept.insert(key.makers.size());
                made++;
            }
        }
    }
    std::cout << "lost " << lost << " made " << made << '\n';
}

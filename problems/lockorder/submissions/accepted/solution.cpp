#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

struct Pair {
    int first[2] = {0, 0};  // the first lines of both orders
    std::set<int> threads;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, thread, lock;
    std::string kind;
    std::cin >> n;
    std::map<int, std::vector<int>> held;
    std::map<std::pair<int, int>, Pair> pairs;
    for (int line = 1; line <= n; line++) {
        std::cin >> kind >> thread >> lock;
        std::vector<int>& locks = held[thread];
        if (kind == "unlock") {
            locks.erase(std::find(locks.begin(), locks.end(), lock));
            continue;
        }
        for (int outer : locks) {
            Pair& pair = pairs[std::minmax(outer, lock)];
            int& first = pair.first[lock < outer];
            if (first == 0) first = line;
            pair.threads.insert(thread);
        }
        locks.push_back(lock);
    }
    int count = 0;
    std::set<int> dangerous;
    for (const auto& [names, pair] : pairs) {
        if (pair.first[0] == 0 || pair.first[1] == 0 || pair.threads.size() < 2) continue;
        std::cout << names.first << ' ' << names.second << ' ' << pair.first[0] << ' ' << pair.first[1] << '\n';
        count++;
        dangerous.insert(names.first);
        dangerous.insert(names.second);
    }
    std::cout << "pairs " << count << " locks " << dangerous.size() << '\n';
}

#include <algorithm>
#include <array>
#include <iostream>
#include <map>
#include <set>
#include <string>

using Clock = std::array<int, 21>;

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, races = 0;
    std::cin >> n;
    std::map<int, Clock> seen, given, access, writing;
    std::set<int> racing;
    for (int number = 1; number <= n; number++) {
        std::string kind;
        int thread, thing;
        std::cin >> kind >> thread >> thing;
        Clock& own = seen[thread];
        own[thread] = number;
        if (kind == "lock") {
            const Clock& before = given[thing];
            for (int t = 1; t <= 20; t++) own[t] = std::max(own[t], before[t]);
            continue;
        }
        if (kind == "unlock") {
            given[thing] = own;
            continue;
        }
        const Clock& lines = kind == "write" ? access[thing] : writing[thing];
        int last = 0;
        for (int t = 1; t <= 20; t++)
            if (own[t] < lines[t]) last = std::max(last, lines[t]);
        if (last > 0) {
            std::cout << number << ' ' << last << '\n';
            races++;
            racing.insert(thing);
        }
        access[thing][thread] = number;
        if (kind == "write") writing[thing][thread] = number;
    }
    std::cout << "races " << races << " variables " << racing.size() << '\n';
}

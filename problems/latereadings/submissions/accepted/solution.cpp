#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <unordered_set>

struct Sum {
    long long count = 0, total = 0;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, late = 0, repeated = 0;
    long long length, delay, clock = -1;
    std::cin >> n >> length >> delay;
    std::unordered_set<std::string> known;
    std::map<long long, std::map<std::string, Sum>> windows;  // those that are open
    auto close = [&] {
        while (!windows.empty() && (windows.begin()->first + 1) * length <= clock) {
            auto first = windows.begin();
            for (const auto& [sensor, sum] : first->second)
                std::cout << first->first * length << ' ' << sensor << ' ' << sum.count << ' '
                          << sum.total << '\n';
            windows.erase(first);
        }
    };
    while (n-- > 0) {
        std::string id, sensor;
        long long time, value;
        std::cin >> id >> sensor >> time >> value;
        if (!known.insert(id).second) {
            repeated++;
            continue;
        }
        long long window = time / length;
        if ((window + 1) * length <= clock) {
            late++;
            continue;
        }
        Sum& sum = windows[window][sensor];
        sum.count++;
        sum.total += value;
        clock = std::max(clock, time - delay);
        close();
    }
    clock = 1'000'000'000'000;
    close();
    std::cout << "late " << late << " repeated " << repeated << '\n';
}

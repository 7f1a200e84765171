#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k, served = 0;
    long long w, t, d, waited = 0;
    std::cin >> n >> k >> w;
    std::priority_queue<long long, std::vector<long long>, std::greater<>> used;  // until when
    while (n-- > 0) {
        std::cin >> t >> d;
        while (!used.empty() && used.top() <= t) used.pop();
        const bool full = static_cast<int>(used.size()) == k;
        const long long start = full ? used.top() : t;
        if (start - t > w) {
            std::cout << "timeout\n";
            continue;
        }
        if (full) used.pop();
        used.push(start + d);
        served++;
        waited += start - t;
        std::cout << start << '\n';
    }
    std::cout << "served " << served << " waited " << waited << '\n';
}

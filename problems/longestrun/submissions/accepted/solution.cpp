#include <algorithm>
#include <iostream>
#include <vector>

// Looks up the end of the longest stretch from each start in the sums of the first hours.
int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long budget, cost;
    std::cin >> n >> budget;
    std::vector<long long> sums{0};
    for (int i = 0; i < n && std::cin >> cost; i++) sums.push_back(sums.back() + cost);
    int hours = 0;
    for (int start = 0; start < n; start++) {
        const auto end = std::upper_bound(sums.begin(), sums.end(), sums[start] + budget);
        hours = std::max(hours, static_cast<int>(end - sums.begin()) - 1 - start);
    }
    if (hours == 0) {
        std::cout << "none\n";
        return 0;
    }
    int best = 0;
    for (int start = 1; start + hours <= n; start++)
        if (sums[start + hours] - sums[start] < sums[best + hours] - sums[best]) best = start;
    std::cout << best + 1 << ' ' << hours << ' ' << sums[best + hours] - sums[best] << '\n';
}

#include <algorithm>
#include <iostream>
#include <vector>

// Jumps from server to server in the sums of the first logs.
int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<long long> sums{0};
    long long largest = 0;
    for (int i = 0; i < n; i++) {
        long long size;
        std::cin >> size;
        largest = std::max(largest, size);
        sums.push_back(sums.back() + size);
    }
    const auto next = [&](int from, long long most) {
        const auto end = std::upper_bound(sums.begin() + from, sums.end(), sums[from] + most);
        return static_cast<int>(end - sums.begin()) - 1;
    };
    long long low = largest - 1, high = sums.back();  // not enough, enough
    while (high - low > 1) {
        const long long middle = (low + high) / 2;
        int at = 0, servers = 0;
        while (at < n && servers <= k) at = next(at, middle), servers++;
        (servers <= k ? high : low) = middle;
    }
    std::cout << high << '\n';
    int servers = 0;
    for (int at = 0, end; at < n; at = end, servers++) {
        end = next(at, high);
        std::cout << end - at << ' ' << sums[end] - sums[at] << '\n';
    }
    std::cout << "empty " << k - servers << '\n';
}

// The given program. It has three faults.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    long long n, k, high, low, total = 0;
    std::cin >> n >> k >> high >> low;
    std::vector<int> readings(n);
    int start = 0, peak = 0;
    bool quiet = true;
    for (int i = 0; i < n; i++) {
        std::cin >> readings[i];
        total += readings[i];
        if (i >= k) total -= readings[i - k];

        if (start == 0 && total / k > high) {
            start = i + 1;

            quiet = false;
        } else if (start > 0 && total < low * k) {
            std::cout << start << ' ' << i + 1 << ' ' << peak << '\n';
            start = 0;
        }
        if (start > 0 && readings[i] > peak) peak = readings[i];
    }
    if (start > 0) std::cout << start << " open " << peak << '\n';
    if (quiet) std::cout << "quiet\n";
}

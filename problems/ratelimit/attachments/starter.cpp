#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long size, period, ban;
    std::cin >> n >> size >> period >> ban;
    for (int i = 0; i < n; i++) {
        long long time, cost;
        std::string client;
        std::cin >> time >> client >> cost;
        // Your solution goes here.
    }
}

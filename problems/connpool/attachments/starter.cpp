#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k, w;
    std::cin >> n >> k >> w;
    for (int i = 0; i < n; i++) {
        int t, d;
        std::cin >> t >> d;
    }
    // Your solution goes here.
    std::cout << "served 0 waited 0\n";
}

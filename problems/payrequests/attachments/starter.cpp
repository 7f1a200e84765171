#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long w, c;
    std::cin >> n >> w >> c;
    for (int i = 0; i < n; i++) {
        long long time, amount;
        std::string key, account;
        std::cin >> time >> key >> account >> amount;

        // Your solution goes here.
        std::cout << "declined\n";
    }
}

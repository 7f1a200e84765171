#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    for (int i = 0; i < n; i++) {
        int first, last, level, cents;
        std::cin >> first >> last >> level >> cents;
    }
    // Your solution goes here.
    std::cout << "none\n";
}

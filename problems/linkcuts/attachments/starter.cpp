#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, c;
    std::cin >> n >> m >> c;
    for (int i = 0; i < m; i++) {
        int a, b;
        std::cin >> a >> b;
    }
    for (int i = 0; i < c; i++) {
        int cable;
        std::cin >> cable;
    }
    // Your solution goes here.
    std::cout << "1 1\n";
}

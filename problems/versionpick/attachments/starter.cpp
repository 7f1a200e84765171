#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    for (int i = 0; i < n; i++) {
        std::string version;
        std::cin >> version;
    }
    for (int i = 0; i < q; i++) {
        std::string request;
        std::cin >> request;
    }
    // Your solution goes here.
    std::cout << "none\n";
}

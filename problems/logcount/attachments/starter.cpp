#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::cin.ignore();
    std::vector<std::string> log(n + 1);
    for (int i = 1; i <= n; i++) std::getline(std::cin, log[i]);
    for (int i = 0; i < q; i++) {
        int a, b;
        std::string condition;
        std::cin >> a >> b;
        std::cin.ignore();
        std::getline(std::cin, condition);

        // Your solution goes here.
        std::cout << 0 << '\n';
    }
}

#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    for (int i = 0; i < n; i++) {
        std::string kind;
        long long count = 0, price = 0;
        std::cin >> kind;
        if (kind != "stock") std::cin >> count;
        if (kind == "buy") std::cin >> price;
        // Your solution goes here.
        if (kind == "stock") std::cout << "stock 0 0\n";
    }
}

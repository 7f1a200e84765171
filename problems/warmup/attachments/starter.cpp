#include <iostream>

int main() {
    int n;
    std::cin >> n;
    long long total = 0, quantity, price;
    while (n-- > 0 && std::cin >> quantity >> price) {
        // Your solution goes here.
    }
    std::cout << total << '\n';
}

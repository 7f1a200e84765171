#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    for (int i = 0; i < n; i++) {
        std::string kind;
        int t, x;
        std::cin >> kind >> t >> x;
    }
    // Your solution goes here.
    std::cout << "races 0 variables 0\n";
}

#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    for (int i = 0; i < n; i++) {
        std::string order, kind;
        long long number, cents = 0;
        std::cin >> order >> number >> kind;
        if (kind != "ship" && kind != "cancel") std::cin >> cents;

        // Your solution goes here.
        std::cout << "wait\n";
    }
}

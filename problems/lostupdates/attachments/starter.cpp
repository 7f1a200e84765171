#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    for (int i = 0; i < n; i++) {
        std::string kind, transaction, key;
        std::cin >> kind >> transaction;
        if (kind == "read" || kind == "write") std::cin >> key;

        // Your solution goes here.
    }
    std::cout << "lost 0 made 0\n";
}

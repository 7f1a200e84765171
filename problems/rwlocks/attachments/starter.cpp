#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    for (int number = 1; number <= n; number++) {
        std::string kind, thread, lock, mode;
        std::cin >> kind >> thread >> lock;
        if (kind == "ask") std::cin >> mode;

        // Your solution goes here.
    }
    std::cout << "held 0 waiting 0 idle 0\n";
}

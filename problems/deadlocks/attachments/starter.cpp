#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    for (int number = 1; number <= n; number++) {
        std::string kind, thread, lock;  // kind is "want" or "free"
        std::cin >> kind >> thread >> lock;
    }

    // Your solution goes here.
    std::cout << "stuck 0 queued 0\n";
}

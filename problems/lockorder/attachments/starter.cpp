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
        int t, l;
        std::cin >> kind >> t >> l;
    }
    // Your solution goes here.
    std::cout << "pairs 0 locks 0\n";
}

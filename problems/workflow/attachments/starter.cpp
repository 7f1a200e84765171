#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, s, r, q;
    std::cin >> n >> s >> r >> q;
    for (int i = 0; i < r; i++) {
        int role, state, action, target;
        std::cin >> role >> state >> action >> target;
    }
    for (int i = 0; i < q; i++) {
        int item, role, action;
        std::cin >> item >> role >> action;
    }
    // Your solution goes here.
    std::cout << "404\n";
}

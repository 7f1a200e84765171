#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, b;
    std::cin >> n >> b;
    std::vector<int> values(n);
    for (int& value : values) std::cin >> value;
    // Your solution goes here.
    std::cout << "none\n";
}

#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long capacity;
    std::cin >> n >> capacity;
    for (int i = 0; i < n; i++) {
        char event;
        std::string key;
        long long size = 0;
        std::cin >> event >> key;
        if (event == 'p') std::cin >> size;
        // Your solution goes here.
    }

    std::cout << "0 0 0\n0\n";
}

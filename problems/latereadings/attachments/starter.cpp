#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long w, delay;
    std::cin >> n >> w >> delay;
    for (int i = 0; i < n; i++) {
        std::string id, sensor;
        long long time, value;
        std::cin >> id >> sensor >> time >> value;

        // Your solution goes here.
    }
    std::cout << "late " << 0 << " repeated " << 0 << '\n';
}

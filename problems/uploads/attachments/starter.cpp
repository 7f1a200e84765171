#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int r;
    long long q;
    std::cin >> r >> q;
    while (r-- > 0) {
        std::string kind, file;
        int n, i, k, c;
        std::cin >> kind;
        if (kind == "start") std::cin >> file >> n;
        else if (kind == "size") std::cin >> file;
        else if (kind == "part") std::cin >> i >> k >> c;
        else std::cin >> i;

        // Your solution goes here.
        std::cout << "404\n";
    }
}

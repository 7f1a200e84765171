// Wrong: counts in 32 bits, which is enough for small ledgers only.
#include <algorithm>
#include <cstdint>
#include <deque>
#include <iostream>
#include <string>
#include <utility>

int main() {
    int n;
    std::cin >> n;
    std::deque<std::pair<std::uint32_t, std::uint32_t>> lots;
    std::uint32_t units = 0, worth = 0;
    for (int i = 0; i < n; i++) {
        std::string kind;
        std::cin >> kind;
        if (kind == "stock") {
            std::cout << "stock " << units << ' ' << worth << '\n';
            continue;
        }
        std::uint32_t count;
        std::cin >> count;
        if (kind == "buy") {
            std::uint32_t price;
            std::cin >> price;
            lots.emplace_back(count, price);
            units += count;
            worth += count * price;
        } else if (count > units) {
            std::cout << "short " << count - units << '\n';
        } else {
            std::uint32_t cost = 0;
            units -= count;
            while (count > 0 && !lots.empty()) {
                std::uint32_t taken = std::min(count, lots.front().first);
                cost += taken * lots.front().second;
                count -= taken;
                lots.front().first -= taken;
                if (lots.front().first == 0) lots.pop_front();
            }
            worth -= cost;
            std::cout << "sold " << cost << '\n';
        }
    }
}

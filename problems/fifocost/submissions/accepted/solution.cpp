#include <algorithm>
#include <deque>
#include <iostream>
#include <string>
#include <utility>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::deque<std::pair<long long, long long>> lots;  // units and price, oldest first
    long long units = 0, worth = 0;
    for (int i = 0; i < n; i++) {
        std::string kind;
        std::cin >> kind;
        if (kind == "stock") {
            std::cout << "stock " << units << ' ' << worth << '\n';
            continue;
        }
        long long count;
        std::cin >> count;
        if (kind == "buy") {
            long long price;
            std::cin >> price;
            lots.emplace_back(count, price);
            units += count;
            worth += count * price;
        } else if (count > units) {
            std::cout << "short " << count - units << '\n';
        } else {
            long long cost = 0;
            units -= count;
            while (count > 0) {
                long long taken = std::min(count, lots.front().first);
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

// Slow: takes one unit at a time from the oldest lot.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<std::pair<long long, long long>> lots;
    std::size_t oldest = 0;
    for (int i = 0; i < n; i++) {
        std::string kind;
        std::cin >> kind;
        long long units = 0, worth = 0;
        for (std::size_t at = oldest; at < lots.size(); at++) {
            units += lots[at].first;
            worth += lots[at].first * lots[at].second;
        }
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
        } else if (count > units) {
            std::cout << "short " << count - units << '\n';
        } else {
            long long cost = 0;
            for (; count > 0; count--) {
                while (lots[oldest].first == 0) oldest++;
                lots[oldest].first--;
                cost += lots[oldest].second;
            }
            std::cout << "sold " << cost << '\n';
        }
    }
}

#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long gap;
    std::cin >> n >> gap;
    std::map<std::string, std::vector<long long>> times;
    for (int i = 0; i < n; i++) {
        long long time;
        std::string visitor;
        std::cin >> time >> visitor;
        times[visitor].push_back(time);
    }

    long long sessions = 0, longest = -1, most = 0;
    std::string longest_visitor, busiest_visitor;
    for (auto& [visitor, views] : times) {
        std::sort(views.begin(), views.end());
        long long count = 0, start = 0;
        for (std::size_t i = 0; i < views.size(); i++) {
            if (i == 0 || views[i] - views[i - 1] > gap) {
                count++;
                start = views[i];
            }
            if (views[i] - start > longest) {
                longest = views[i] - start;
                longest_visitor = visitor;
            }
        }
        sessions += count;
        if (count > most) {
            most = count;
            busiest_visitor = visitor;
        }
    }
    std::cout << "sessions " << sessions << "\nlongest " << longest << ' ' << longest_visitor
              << "\nbusiest " << most << ' ' << busiest_visitor << '\n';
}

// Slow: goes through all views once for each visitor.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

struct View {
    long long time;
    std::string visitor;
};

int main() {
    int n;
    long long gap;
    std::cin >> n >> gap;
    std::vector<View> views(n);
    std::vector<std::string> visitors;
    for (View& view : views) {
        std::cin >> view.time >> view.visitor;
        if (std::find(visitors.begin(), visitors.end(), view.visitor) == visitors.end())
            visitors.push_back(view.visitor);
    }
    std::sort(visitors.begin(), visitors.end());

    long long sessions = 0, longest = -1, most = 0;
    std::string longest_visitor, busiest_visitor;
    for (const std::string& visitor : visitors) {
        std::vector<long long> times;
        for (const View& view : views)
            if (view.visitor == visitor) times.push_back(view.time);
        std::sort(times.begin(), times.end());
        long long count = 0, start = 0;
        for (std::size_t i = 0; i < times.size(); i++) {
            if (i == 0 || times[i] - times[i - 1] > gap) {
                count++;
                start = times[i];
            }
            if (times[i] - start > longest) {
                longest = times[i] - start;
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

// Slow: sorts a copy of the whole list for each page.
#include <iostream>
#include <list>
#include <map>
#include <string>

int main() {
    int n;
    std::cin >> n;
    std::map<int, int> tasks;
    std::map<int, std::pair<int, int>> last;
    for (int number = 1; number <= n; number++) {
        std::string kind;
        int first, size;
        std::cin >> kind >> first;
        if (kind == "drop") tasks.erase(first);
        if (kind == "put") std::cin >> tasks[first];
        if (kind == "drop" || kind == "put") continue;
        std::pair<int, int> place = {-1'000'000'000, 0};
        if (kind == "next") {
            std::cin >> size;
            place = last[first];
        } else {
            size = first;
        }
        std::list<std::pair<int, int>> rows;
        for (const auto& [task, priority] : tasks) rows.emplace_back(-priority, task);
        rows.sort();
        rows.remove_if([&](const auto& row) { return row <= place; });
        for (; size > 0 && !rows.empty(); size--) {
            place = rows.front();
            std::cout << place.second << ' ';
            rows.pop_front();
        }
        last[number] = place;
        std::cout << (rows.empty() ? "end\n" : "more\n");
    }
}

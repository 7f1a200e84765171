// The given program. It has four faults.
#include <iostream>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

struct Row {
    int task, priority;

    bool operator<(const Row& other) const {
        return priority != other.priority ? priority > other.priority : task < other.task;
    }
};

struct Page {
    std::vector<Row> rows;
    bool more;
};

const Row START = {0, 1'000'000'000};  // before every task
const int LAST_TASK = 1'000'000;

class TaskList {
    std::unordered_map<int, int> priorities;
    std::set<Row> rows;

public:
    void put(int task, int priority) {
        priorities[task] = priority;
        rows.insert({task, priority});
    }

    void drop(int task) {
        rows.erase({task, priorities[task]});
        priorities.erase(task);
    }

    // The rows of a page after this place, and whether there are more after it.
    Page page(const Row& place, size_t size) const {
        Page page;
        auto next = rows.upper_bound({LAST_TASK, place.priority});
        for (; page.rows.size() < size && next != rows.end(); ++next) page.rows.push_back(*next);
        page.more = page.rows.size() == size;
        return page;
    }

    // Where a page goes on whose last row was this one.
    Row place_after(const Row& row) const {
        auto now = priorities.find(row.task);
        return now != priorities.end() ? Row{row.task, now->second} : row;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    TaskList tasks;
    std::unordered_map<int, Row> last;  // line -> the last row of its page
    for (int number = 1; number <= n; number++) {
        std::string kind;
        int first, second;
        std::cin >> kind >> first;
        if (kind == "put") {
            std::cin >> second;
            tasks.put(first, second);
        } else if (kind == "drop") {
            tasks.drop(first);
        } else {
            Row place = START;
            int size = first;
            if (kind == "next") {
                std::cin >> size;
                place = tasks.place_after(last[first]);
            }
            Page page = tasks.page(place, size);
            for (const Row& row : page.rows) std::cout << row.task << ' ';
            std::cout << (page.more ? "more\n" : "end\n");
            last[number] = page.rows.empty() ? place : page.rows.back();
        }
    }
}

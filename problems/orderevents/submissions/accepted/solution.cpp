// Each order with the events that it has kept, and those that it has handled in a vector.
#include <iostream>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

struct Event {
    std::string kind;
    long long cents = 0;
    bool operator==(const Event&) const = default;
};

struct Order {
    std::string name, state = "open";
    long long total = 0;
    std::vector<Event> handled;
    std::map<long long, Event> kept;

    bool handle(const Event& event) {
        bool open = state == "open";
        if (event.kind == "add" && open) total += event.cents;
        else if (event.kind == "drop" && open && event.cents <= total) total -= event.cents;
        else if (event.kind == "pay" && open && event.cents == total) state = "paid";
        else if (event.kind == "ship" && state == "paid") state = "shipped";
        else if (event.kind == "cancel" && (open || state == "paid")) state = "cancelled";
        else return false;
        return true;
    }

    std::string deliver(long long number, const Event& event) {
        long long done = static_cast<long long>(handled.size());
        if (number <= done) return handled[number - 1] == event ? "repeat" : "conflict";
        auto [place, is_new] = kept.try_emplace(number, event);
        if (!is_new) return place->second == event ? "repeat" : "conflict";
        if (number > done + 1) return "wait";
        std::string answer = "done";
        while (!kept.empty() && kept.begin()->first == static_cast<long long>(handled.size()) + 1) {
            handled.push_back(kept.begin()->second);
            kept.erase(kept.begin());
            answer += handle(handled.back()) ? " ok" : " bad";
        }
        return answer;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<Order> orders;
    std::unordered_map<std::string, size_t> places;
    while (n-- > 0) {
        std::string name;
        long long number;
        Event event;
        std::cin >> name >> number >> event.kind;
        if (event.kind != "ship" && event.kind != "cancel") std::cin >> event.cents;
        auto [place, is_new] = places.try_emplace(name, orders.size());
        if (is_new) orders.emplace_back().name = name;
        std::cout << orders[place->second].deliver(number, event) << '\n';
    }
    for (const Order& order : orders)
        std::cout << order.name << ' ' << order.state << ' ' << order.total << ' '
                  << order.kept.size() << '\n';
}

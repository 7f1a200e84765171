// Slow: looks for events in copies of all deliveries.
#include <iostream>
#include <list>
#include <string>

struct Event {
    std::string order, kind;
    long long number, cents;
};

struct Order {
    std::string name, state;
    long long next, total;
};

static bool find(const std::list<Event>& events, const Event& wanted, Event& found) {
    bool any = false;
    for (Event event : events)
        if (event.order == wanted.order && event.number == wanted.number) any = true, found = event;
    return any;
}

static bool handle(Order& order, const Event& event) {
    bool open = order.state == "open";
    if (event.kind == "add" && open) order.total += event.cents;
    else if (event.kind == "drop" && open && event.cents <= order.total) order.total -= event.cents;
    else if (event.kind == "pay" && open && event.cents == order.total) order.state = "paid";
    else if (event.kind == "ship" && order.state == "paid") order.state = "shipped";
    else if (event.kind == "cancel" && (open || order.state == "paid")) order.state = "cancelled";
    else return false;
    return true;
}

int main() {
    int n;
    std::cin >> n;
    std::list<Event> events;
    std::list<Order> orders;
    while (n-- > 0) {
        Event now, found;
        std::cin >> now.order >> now.number >> now.kind;
        now.cents = 0;
        if (now.kind != "ship" && now.kind != "cancel") std::cin >> now.cents;
        Order* order = nullptr;
        for (Order& other : orders)
            if (other.name == now.order) order = &other;
        if (!order) order = &orders.emplace_back(Order{now.order, "open", 1, 0});
        if (find(events, now, found)) {
            bool same = found.kind == now.kind && found.cents == now.cents;
            std::cout << (same ? "repeat\n" : "conflict\n");
            continue;
        }
        events.push_back(now);
        if (now.number != order->next) {
            std::cout << "wait\n";
            continue;
        }
        std::cout << "done";
        while (find(events, now, found)) {
            std::cout << (handle(*order, found) ? " ok" : " bad");
            now.number = ++order->next;
        }
        std::cout << '\n';
    }
    for (const Order& order : orders) {
        int kept = 0;
        for (const Event& event : events)
            if (event.order == order.name && event.number >= order.next) kept++;
        std::cout << order.name << ' ' << order.state << ' ' << order.total << ' ' << kept << '\n';
    }
}

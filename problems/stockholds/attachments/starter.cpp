// The given program. It has four faults.
#include <deque>
#include <iostream>
#include <numeric>
#include <string>
#include <unordered_map>
#include <vector>

const int ITEMS = 1000;

struct Reservation {
    int number, item, count;
    std::string state = "new";
    long long until = 0;  // when it expires, if it is held
};

struct Shop {
    long long seconds = 0;
    std::vector<int> free = std::vector<int>(ITEMS + 1);
    std::vector<int> waits = std::vector<int>(ITEMS + 1);  // how many wait for an item
    std::vector<std::deque<int>> queues = std::vector<std::deque<int>>(ITEMS + 1);  // some are gone
    std::deque<int> held;  // in the order in which they expire
    std::unordered_map<int, Reservation> reservations;

    void say(long long now, int number, const std::string& word) {
        std::cout << now << ' ' << number << ' ' << word << '\n';
    }

    // The reservation has a new state from now on.
    void change(long long now, Reservation& r, const std::string& state) {
        waits[r.item] += (state == "waits") - (r.state == "waits");
        if (state == "held") {
            free[r.item] -= r.count;
            r.until = now + seconds;
            held.push_back(r.number);
        } else if (r.state == "held" && state != "paid") {
            free[r.item] += r.count;
        }
        r.state = state;
        say(now, r.number, state);
    }

    void serve(long long now, int item) {
        for (auto& queue = queues[item]; !queue.empty(); queue.pop_front()) {
            Reservation& first = reservations.at(queue.front());
            if (first.state != "waits") continue;
            if (first.count > free[item]) break;
            change(now, first, "held");
        }
    }

    // All that expires until now.
    void expire(long long now) {
        while (!held.empty() && reservations.at(held.front()).until < now) {
            Reservation& r = reservations.at(held.front());
            held.pop_front();
            if (r.state != "held") continue;
            change(r.until, r, "expired");
            serve(now, r.item);
        }
    }

    void add(long long now, int item, int count) {
        free[item] += count;
        serve(now, item);
    }

    void hold(long long now, int number, int item, int count) {
        Reservation& r = reservations[number] = {number, item, count};
        if (free[item] >= count) {
            change(now, r, "held");
        } else {
            queues[item].push_back(number);
            change(now, r, "waits");
        }
    }

    void pay(long long now, Reservation& r) {
        if (r.state == "held") change(now, r, "paid");
        else say(now, r.number, "no");
    }

    void quit(long long now, Reservation& r) {
        if (r.state == "held") {
            change(now, r, "gone");
            serve(now, r.item);
        } else if (r.state == "waits") {
            change(now, r, "gone");
        } else {
            say(now, r.number, "no");
        }
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    Shop shop;
    std::cin >> n >> shop.seconds;
    for (int number = 1; number <= n; number++) {
        long long now;
        std::string kind;
        int first, count;
        std::cin >> now >> kind >> first;
        shop.expire(now);
        if (kind == "pay") {
            shop.pay(now, shop.reservations.at(first));
        } else if (kind == "quit") {
            shop.quit(now, shop.reservations.at(first));
        } else {
            std::cin >> count;
            if (kind == "add") shop.add(now, first, count);
            else shop.hold(now, number, first, count);
        }
    }
    std::cout << "free " << std::accumulate(shop.free.begin(), shop.free.end(), 0) << " waits "
              << std::accumulate(shop.waits.begin(), shop.waits.end(), 0) << '\n';
}

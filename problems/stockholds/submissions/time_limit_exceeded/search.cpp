// Slow: looks through copies of all reservations again and again.
#include <iostream>
#include <list>
#include <map>
#include <string>

struct Reservation {
    int number, item, count;
    std::string state;
    long long until;
    int holds;
};

std::list<Reservation> all;
std::map<int, int> pieces;
long long seconds;
int holds = 0;

void serve(long long now, int item) {
    std::list<Reservation> waiting;
    for (Reservation r : all)
        if (r.item == item && r.state == "waits") waiting.push_back(r);
    for (Reservation first : waiting) {
        if (first.count > pieces[item]) break;
        pieces[item] -= first.count;
        for (Reservation& r : all)
            if (r.number == first.number) r.state = "held", r.until = now + seconds, r.holds = ++holds;
        std::cout << now << ' ' << first.number << " held\n";
    }
}

void over(long long now, Reservation& r, const std::string& word) {
    if (r.state == "held") pieces[r.item] += r.count;
    r.state = word;
    std::cout << now << ' ' << r.number << ' ' << word << '\n';
    serve(now, r.item);
}

int main() {
    int n;
    std::cin >> n >> seconds;
    for (int number = 1; number <= n; number++) {
        long long now;
        std::string kind;
        int which, count;
        std::cin >> now >> kind >> which;
        for (bool more = true; more;) {
            Reservation first = {0, 0, 0, "", now + 1, 0};
            for (Reservation r : std::list<Reservation>(all))
                if (r.state == "held" && r.until <= now)
                    if (r.until < first.until || (r.until == first.until && r.holds < first.holds)) first = r;
            more = first.number > 0;
            if (!more) break;
            for (Reservation& r : all)
                if (r.number == first.number) over(r.until, r, "expired");
        }
        if (kind == "add") {
            std::cin >> count;
            pieces[which] += count;
            serve(now, which);
        } else if (kind == "hold") {
            std::cin >> count;
            all.push_back({number, which, count, "waits", 0, 0});
            serve(now, which);
            if (all.back().state == "waits") std::cout << now << ' ' << number << " waits\n";
        } else {
            for (Reservation& r : all) {
                if (r.number != which) continue;
                if (kind == "pay" && r.state == "held") {
                    r.state = "paid";
                    std::cout << now << ' ' << which << " paid\n";
                } else if (kind == "quit" && (r.state == "held" || r.state == "waits")) {
                    over(now, r, "gone");
                } else {
                    std::cout << now << ' ' << which << " no\n";
                }
            }
        }
    }
    int free = 0, waits = 0;
    for (auto [item, count] : pieces) free += count;
    for (Reservation r : all) waits += r.state == "waits";
    std::cout << "free " << free << " waits " << waits << '\n';
}

// Slow: looks through copies of all requests of the log.
#include <iostream>
#include <list>
#include <set>
#include <string>

struct Request {
    std::string thread, lock;
    bool writes, over;
    int asked, got;
};

int main() {
    int n;
    std::cin >> n;
    std::list<Request> requests;
    std::set<std::string> names;
    for (int number = 1; number <= n; number++) {
        std::string kind, thread, name, mode;
        std::cin >> kind >> thread >> name;
        names.insert(name);
        if (kind == "ask") {
            std::cin >> mode;
            requests.push_back({thread, name, mode == "write", false, number, 0});
            continue;
        }
        Request own = {};
        for (Request other : requests)
            if (other.thread == thread && other.lock == name) own = other;
        std::list<Request> others;
        for (Request other : requests)
            if (!other.over && other.lock == name && (own.writes || other.writes))
                others.push_back(other);
        std::string holder, waiter;
        int got = n + 1, asked = own.asked;
        for (Request other : others)
            if (other.got > 0 && other.got < got) got = other.got, holder = other.thread;
        for (Request other : others)
            if (other.got == 0 && other.asked < asked) asked = other.asked, waiter = other.thread;
        if (kind == "get") {
            if (!holder.empty()) std::cout << number << " conflict " << holder << '\n';
            else if (!waiter.empty()) std::cout << number << " unfair " << waiter << '\n';
        }
        std::list<Request> changed;
        for (Request other : requests) {
            if (other.asked == own.asked && kind == "get") other.got = number;
            if (other.asked == own.asked && kind != "get") other.over = true;
            changed.push_back(other);
        }
        requests = changed;
    }
    int held = 0, waiting = 0, idle = 0;
    for (const std::string& name : names) {
        int holding = 0, asking = 0;
        for (const Request& request : requests)
            if (request.lock == name && !request.over) (request.got > 0 ? holding : asking)++;
        held += holding > 0;
        waiting += asking;
        idle += holding == 0 && asking > 0;
    }
    std::cout << "held " << held << " waiting " << waiting << " idle " << idle << '\n';
}

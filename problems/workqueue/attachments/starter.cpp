// The given program. It has three faults.
#include <deque>
#include <iostream>
#include <map>
#include <string>
#include <vector>

struct Message {
    std::string state;
    int takes, until;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, hold, most;
    std::cin >> n >> hold >> most;
    std::vector<Message> messages(1);
    std::deque<int> queue, taken;
    std::deque<int> ends;  // of those taken
    const auto come_back = [&](int now) {
        while (!taken.empty() && ends.front() < now) {
            const int number = taken.front(), end = ends.front();
            taken.pop_front();
            ends.pop_front();
            Message& message = messages[number];
            if (message.state != "held" || message.until != end) continue;
            if (message.takes > most) {
                message.state = "dead";
            } else {
                message.state = "waiting";
                queue.push_back(number);
            }
        }
    };
    while (n-- > 0) {
        int now, number;
        std::string kind;
        std::cin >> now >> kind;
        if (kind != "send") come_back(now);
        if (kind == "send") {
            queue.push_back(static_cast<int>(messages.size()));
            messages.push_back({"waiting", 0, 0});
        } else if (kind == "take") {
            if (queue.empty()) {
                std::cout << "none\n";
                continue;
            }
            number = queue.front();
            queue.pop_front();
            messages[number] = {"held", messages[number].takes + 1, now + hold};
            taken.push_back(number);
            ends.push_back(now + hold);
            std::cout << number << '\n';
        } else {
            std::cin >> number;
            const bool held = number < static_cast<int>(messages.size()) && messages[number].state == "held";
            if (held) messages[number].state = "done";
            std::cout << (held ? "ok\n" : "late\n");
        }
    }
    std::map<std::string, int> count;
    for (const Message& message : messages) count[message.state]++;
    std::cout << "waiting " << count["waiting"] << " held " << count["held"] << " done " << count["done"]
              << " dead " << count["dead"] << '\n';
}

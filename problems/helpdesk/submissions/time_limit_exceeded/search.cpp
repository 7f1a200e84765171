// Slow: looks through copies of all tickets that wait, once for each priority and once more.
#include <algorithm>
#include <iostream>
#include <list>
#include <sstream>
#include <string>
#include <vector>

struct Ticket {
    int number, skill;
    std::string priority;
    long long came;
};

int main() {
    int m, n, count = 0;
    long long factor, now;
    std::cin >> m >> n >> factor;
    std::string line;
    std::getline(std::cin, line);
    std::vector<std::vector<int>> skills(m + 1);
    for (int agent = 1; agent <= m; agent++) {
        std::getline(std::cin, line);
        std::istringstream words(line);
        for (int skill; words >> skill;) skills[agent].push_back(skill);
    }
    auto has = [&](int agent, int skill) {
        return std::count(skills[agent].begin(), skills[agent].end(), skill) > 0;
    };
    std::list<Ticket> waiting;
    std::list<int> idle;
    while (n-- > 0) {
        std::string kind, priority;
        int first;
        std::cin >> now >> kind >> first;
        if (kind == "new" || kind == "set") std::cin >> priority;
        if (kind == "ask") {
            Ticket best = {0, 0, "0", 0};
            long long weight = -1;
            for (int again = 0; again < 4; again++) for (Ticket ticket : waiting) {
                std::list<Ticket> same = {ticket};
                long long its = std::stoi(same.front().priority) * factor + now - ticket.came;
                if (has(first, ticket.skill) && its > weight) weight = its, best = ticket;
            }
            if (std::count(idle.begin(), idle.end(), first) > 0) continue;
            if (best.number == 0) {
                idle.push_back(first);
                continue;
            }
            waiting.remove_if([&](Ticket ticket) { return ticket.number == best.number; });
            std::cout << now << ' ' << best.number << ' ' << first << '\n';
        } else if (kind == "new") {
            count++;
            auto agent = std::find_if(idle.begin(), idle.end(), [&](int a) { return has(a, first); });
            if (agent == idle.end()) {
                waiting.push_back({count, first, priority, now});
            } else {
                std::cout << now << ' ' << count << ' ' << *agent << '\n';
                idle.erase(agent);
            }
        } else if (kind == "set") {
            for (Ticket& ticket : waiting)
                if (ticket.number == first) ticket.priority = priority;
        } else {
            waiting.remove_if([&](Ticket ticket) { return ticket.number == first; });
        }
    }
    std::cout << "waiting " << waiting.size() << " idle " << idle.size() << '\n';
}

// The order of tickets does not change with time: all get heavier alike.
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

struct Ticket {
    int skill;
    long long came, key;
    bool waits;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int m, n;
    long long factor;
    std::cin >> m >> n >> factor;
    std::string line;
    std::getline(std::cin, line);
    std::vector<std::vector<int>> skills(m + 1);
    for (int agent = 1; agent <= m; agent++) {
        std::getline(std::cin, line);
        std::istringstream words(line);
        for (int skill; words >> skill;) skills[agent].push_back(skill);
    }
    std::vector<Ticket> tickets(1);
    std::vector<std::set<std::pair<long long, int>>> waiting(51);  // keys and tickets, by skills
    std::vector<std::map<int, int>> idle(51);                      // agents by the lines of `ask`
    std::vector<int> since(m + 1);                                 // 0 for those who are busy
    for (int number = 1; number <= n; number++) {
        long long time;
        std::string kind;
        int first, priority;
        std::cin >> time >> kind >> first;
        if (kind == "ask") {
            if (since[first]) continue;
            int best = 0;
            for (int skill : skills[first]) {
                if (waiting[skill].empty()) continue;
                auto [key, ticket] = *waiting[skill].begin();
                if (!best || std::pair(key, ticket) < std::pair(tickets[best].key, best)) best = ticket;
            }
            if (best) {
                waiting[tickets[best].skill].erase({tickets[best].key, best});
                tickets[best].waits = false;
                std::cout << time << ' ' << best << ' ' << first << '\n';
            } else {
                since[first] = number;
                for (int skill : skills[first]) idle[skill][number] = first;
            }
        } else if (kind == "new") {
            std::cin >> priority;
            int ticket = tickets.size();
            tickets.push_back({first, time, time - priority * factor, idle[first].empty()});
            if (tickets[ticket].waits) {
                waiting[first].insert({tickets[ticket].key, ticket});
                continue;
            }
            auto [ask, agent] = *idle[first].begin();
            for (int skill : skills[agent]) idle[skill].erase(ask);
            since[agent] = 0;
            std::cout << time << ' ' << ticket << ' ' << agent << '\n';
        } else {
            Ticket& ticket = tickets[first];
            if (kind == "set") std::cin >> priority;
            if (!ticket.waits) continue;
            waiting[ticket.skill].erase({ticket.key, first});
            ticket.waits = kind == "set";
            if (!ticket.waits) continue;
            ticket.key = ticket.came - priority * factor;
            waiting[ticket.skill].insert({ticket.key, first});
        }
    }
    int open = 0, free = 0;
    for (const Ticket& ticket : tickets) open += ticket.waits;
    for (int line_of_ask : since) free += line_of_ask > 0;
    std::cout << "waiting " << open << " idle " << free << '\n';
}

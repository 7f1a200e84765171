// Slow: adds tokens one at a time, also to buckets that are full.
#include <iostream>
#include <map>
#include <string>
#include <vector>

struct Client {
    long long tokens = 0, next = 0, until = 0;
    int in_row = 0, allowed = 0, refused = 0, dropped = 0;
};

int main() {
    long long n, size, period, ban;
    std::cin >> n >> size >> period >> ban;
    std::map<std::string, Client> clients;
    std::vector<std::string> order;
    for (long long i = 0; i < n; i++) {
        long long time, cost;
        std::string name;
        std::cin >> time >> name >> cost;
        if (!clients.count(name)) {
            order.push_back(name);
            clients[name].tokens = size;
            clients[name].next = period;
        }
        Client& client = clients[name];
        for (; client.next <= time; client.next += period)
            if (client.tokens < size) client.tokens++;
        if (time < client.until) {
            client.dropped++;
        } else if (client.tokens >= cost) {
            client.tokens -= cost;
            client.in_row = 0;
            client.allowed++;
        } else {
            client.refused++;
            if (++client.in_row == 3) {
                client.in_row = 0;
                client.until = time + ban;
            }
        }
    }
    for (const std::string& name : order)
        std::cout << name << ' ' << clients[name].allowed << ' ' << clients[name].refused << ' '
                  << clients[name].dropped << '\n';
}

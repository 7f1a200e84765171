#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_map>
#include <vector>

struct Client {
    std::string name;
    long long tokens = 0, passed = 0, until = 0;
    int in_row = 0, allowed = 0, refused = 0, dropped = 0;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    long long n, size, period, ban;
    std::cin >> n >> size >> period >> ban;
    std::vector<Client> clients;
    std::unordered_map<std::string, std::size_t> number;
    for (long long i = 0; i < n; i++) {
        long long time, cost;
        std::string name;
        std::cin >> time >> name >> cost;
        auto [found, fresh] = number.try_emplace(name, clients.size());
        if (fresh) {
            clients.emplace_back();
            clients.back().name = name;
            clients.back().tokens = size;
        }
        Client& client = clients[found->second];
        if (time < client.until) {
            client.dropped++;
            continue;
        }
        client.tokens = std::min(size, client.tokens + time / period - client.passed);
        client.passed = time / period;
        if (client.tokens >= cost) {
            client.tokens -= cost;
            client.in_row = 0;
            client.allowed++;
            continue;
        }
        client.refused++;
        if (++client.in_row == 3) {
            client.in_row = 0;
            client.until = time + ban;
        }
    }
    for (const Client& client : clients)
        std::cout << client.name << ' ' << client.allowed << ' ' << client.refused << ' '
                  << client.dropped << '\n';
}

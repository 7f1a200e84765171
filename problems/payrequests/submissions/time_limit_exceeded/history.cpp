// Slow: looks for keys and payments in copies of all new requests.
#include <iostream>
#include <list>
#include <string>

struct Request {
    long long time;
    std::string key, account;
    long long amount;
    int payment;  // 0 if declined
};

int main() {
    int n, payments = 0;
    long long window, limit;
    std::cin >> n >> window >> limit;
    std::list<Request> history;
    while (n-- > 0) {
        Request now;
        std::cin >> now.time >> now.key >> now.account >> now.amount;
        bool known = false;
        Request first;
        for (Request old : history)
            if (old.key == now.key && now.time < old.time + window) known = true, first = old;
        if (known && (first.account != now.account || first.amount != now.amount)) {
            std::cout << "conflict\n";
            continue;
        }
        if (known) {
            std::cout << "again ";
            now.payment = first.payment;
        } else {
            long long sum = now.amount;
            for (Request old : history)
                if (old.account == now.account && old.payment > 0) sum += old.amount;
            now.payment = sum <= limit ? ++payments : 0;
            history.push_back(now);
        }
        if (now.payment > 0) std::cout << "paid " << now.payment << '\n';
        else std::cout << "declined\n";
    }
}

// Slow: looks for each sending in copies of all sendings.
#include <cstdio>
#include <iostream>
#include <list>
#include <string>
#include <tuple>

struct Hours {
    std::string user;
    int start, end;
};

struct Sending {
    int at;
    std::string user;
    int messages;
};

int minutes(const std::string& text) {
    return std::stoi(text.substr(0, 2)) * 60 + std::stoi(text.substr(3));
}

int main() {
    int q, n;
    std::cin >> q >> n;
    std::list<Hours> quiet;
    std::string kind, user, time, other;
    while (q-- > 0) {
        std::cin >> kind >> user >> time >> other;
        quiet.push_back({user, minutes(time), minutes(other)});
    }
    std::list<Sending> sent;
    while (n-- > 0) {
        int day;
        std::cin >> kind >> user >> day >> time;
        int minute = minutes(time);
        for (int round = 0; round < 4; round++)
            for (Hours hours : quiet) {
                auto [of, start, end] = hours;
                bool now = start < end ? start <= minute && minute < end : minute >= start || minute < end;
                if (of == user && now) day += end < minute, minute = end;
            }
        int at = day * 1440 + minute;
        bool known = false;
        for (Sending sending : sent) known = known || (sending.at == at && sending.user == user);
        if (!known) sent.push_back({at, user, 0});
        for (Sending& sending : sent) sending.messages += sending.at == at && sending.user == user;
    }
    sent.sort([](const Sending& a, const Sending& b) {
        return std::tie(a.at, a.user) < std::tie(b.at, b.user);
    });
    for (auto [at, to, messages] : sent)
        std::printf("%d %02d:%02d %s %d\n", at / 1440, at % 1440 / 60, at % 60, to.c_str(), messages);
}

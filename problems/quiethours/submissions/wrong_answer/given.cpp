// The given program. It has three faults.
#include <cstdio>
#include <iostream>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

const int DAY = 24 * 60;

struct Hours {
    int start, end;
};

// The minute of the day.
int minutes(const std::string& text) {
    return std::stoi(text.substr(0, 2)) * 60 + std::stoi(text.substr(3));
}

bool is_quiet(int minute, const Hours& hours) {
    return hours.start < minute && minute < hours.end;
}

// When a message is sent that comes on this day in this minute.
int wait(const std::vector<Hours>& quiet, int day, int minute) {
    for (const Hours& hours : quiet) {
        if (!is_quiet(minute, hours)) continue;
        if (hours.end < minute) day++;
        minute = hours.end;
    }
    return day * DAY + minute;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int q, n;
    std::cin >> q >> n;
    std::unordered_map<std::string, std::vector<Hours>> quiet;
    for (int i = 0; i < q; i++) {
        std::string kind, user, start, end;
        std::cin >> kind >> user >> start >> end;
        quiet[user].push_back({minutes(start), minutes(end)});
    }
    std::map<std::pair<int, std::string>, int> sent;
    for (int i = 0; i < n; i++) {
        std::string kind, user, time;
        int day;
        std::cin >> kind >> user >> day >> time;
        sent[{wait(quiet[user], day, minutes(time)), user}]++;
    }
    for (const auto& [key, messages] : sent) {
        const auto& [at, user] = key;
        int minute = at % DAY;
        std::printf("%d %02d:%02d %s %d\n", at / DAY, minute / 60, minute % 60, user.c_str(), messages);
    }
}

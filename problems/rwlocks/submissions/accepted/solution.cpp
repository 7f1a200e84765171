// Each lock with sorted maps of those that wait, by the line of asking, and of those that hold, by the
// line of getting.
#include <iostream>
#include <map>
#include <string>
#include <unordered_map>

struct Lock {
    std::map<int, std::string> waiting[2], holding[2];  // by line; all, and writers alone
};

struct Request {
    bool writes = false;
    int line = 0;  // of asking, then of getting
};

using Lines = std::map<int, std::string>;

static void put(Lines* lines, const Request& request, const std::string& thread) {
    lines[0][request.line] = thread;
    if (request.writes) lines[1][request.line] = thread;
}

static void drop(Lines* lines, const Request& request) {
    lines[0].erase(request.line);
    lines[1].erase(request.line);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::unordered_map<std::string, Lock> locks;
    std::unordered_map<std::string, Request> requests;
    for (int number = 1; number <= n; number++) {
        std::string kind, thread, name, mode;
        std::cin >> kind >> thread >> name;
        Lock& lock = locks[name];
        Request& request = requests[thread + " " + name];
        if (kind == "ask") {
            std::cin >> mode;
            request = {mode == "write", number};
            put(lock.waiting, request, thread);
        } else if (kind == "quit") {
            drop(lock.waiting, request);
        } else if (kind == "free") {
            drop(lock.holding, request);
        } else {
            const Lines& holding = lock.holding[request.writes ? 0 : 1];
            const Lines& waiting = lock.waiting[request.writes ? 0 : 1];
            if (!holding.empty())
                std::cout << number << " conflict " << holding.begin()->second << '\n';
            else if (!waiting.empty() && waiting.begin()->first < request.line)
                std::cout << number << " unfair " << waiting.begin()->second << '\n';
            drop(lock.waiting, request);
            request.line = number;
            put(lock.holding, request, thread);
        }
    }
    size_t held = 0, waiting = 0, idle = 0;
    for (const auto& [name, lock] : locks) {
        held += !lock.holding[0].empty();
        waiting += lock.waiting[0].size();
        idle += lock.holding[0].empty() && !lock.waiting[0].empty();
    }
    std::cout << "held " << held << " waiting " << waiting << " idle " << idle << '\n';
}

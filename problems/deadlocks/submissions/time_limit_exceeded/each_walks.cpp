// Slow: each waiting thread walks to the end of its chain.
#include <deque>
#include <iostream>
#include <map>
#include <set>
#include <string>

int main() {
    int n;
    std::cin >> n;
    std::map<std::string, std::deque<std::string>> locks;
    std::map<std::string, std::pair<int, std::string>> wants;
    for (int line = 1; line <= n; line++) {
        std::string kind, thread, lock;
        std::cin >> kind >> thread >> lock;
        auto& queue = locks[lock];
        if (kind == "want") {
            if (!queue.empty()) wants[thread] = {line, lock};
            queue.push_back(thread);
        } else {
            queue.pop_front();
            if (!queue.empty()) wants.erase(queue.front());
        }
    }
    auto next = [&](const std::string& thread) { return locks[wants[thread].second].front(); };
    std::map<int, std::string> deadlocks;
    int stuck = 0, queued = 0;
    for (const auto& [thread, want] : wants) {
        std::set<std::string> seen;
        std::string at = thread, last = thread;
        while (wants.count(at) && seen.insert(at).second) {
            if (wants[at].first > wants[last].first) last = at;
            at = next(at);
        }
        if (!wants.count(at)) queued++;
        else if (at == thread) deadlocks[wants[last].first] = last;
        else stuck++;
    }
    for (const auto& [line, last] : deadlocks) {
        std::cout << "deadlock " << line << ' ' << last;
        for (std::string at = next(last); at != last; at = next(at)) std::cout << ' ' << at;
        std::cout << '\n';
    }
    std::cout << "stuck " << stuck << " queued " << queued << '\n';
}

// Whoever waits for a thread that does not wait, directly or not, is queued; the others that wait
// are in a ring or stuck, and following any of them leads into a ring.
#include <deque>
#include <iostream>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

struct Thread {
    std::string name;
    int line = 0;  // of its want, 0 if it does not wait
    Thread* next = nullptr;
    std::vector<Thread*> before;
    bool queued = false, in_ring = false;
    int walk = 0;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::unordered_map<std::string, Thread> threads;
    std::unordered_map<std::string, std::deque<Thread*>> locks;  // a holder, then those that wait
    for (int line = 1; line <= n; line++) {
        std::string kind, name, lock;
        std::cin >> kind >> name >> lock;
        Thread& thread = threads[name];
        thread.name = name;
        auto& queue = locks[lock];
        if (kind == "want") {
            if (!queue.empty()) thread.line = line;
            queue.push_back(&thread);
        } else {
            queue.pop_front();
            if (!queue.empty()) queue.front()->line = 0;
        }
    }
    for (auto& [lock, queue] : locks)
        for (std::size_t i = 1; i < queue.size(); i++) {
            queue[i]->next = queue[0];
            queue[0]->before.push_back(queue[i]);
        }

    std::vector<Thread*> open;
    int waiting = 0, queued = 0, in_ring = 0;
    for (auto& [name, thread] : threads) {
        if (thread.line > 0) waiting++;
        else open.push_back(&thread);
    }
    while (!open.empty()) {
        Thread* thread = open.back();
        open.pop_back();
        for (Thread* other : thread->before) {
            other->queued = true;
            queued++;
            open.push_back(other);
        }
    }

    std::map<int, Thread*> deadlocks;
    int walks = 0;
    for (auto& [name, start] : threads) {
        if (start.line == 0 || start.queued || start.walk > 0) continue;
        walks++;
        Thread* at = &start;
        while (at->walk == 0) at->walk = walks, at = at->next;
        if (at->walk < walks) continue;
        Thread* closing = at;
        for (; !at->in_ring; at = at->next) {
            at->in_ring = true;
            in_ring++;
            if (at->line > closing->line) closing = at;
        }
        deadlocks[closing->line] = closing;
    }
    for (auto [line, closing] : deadlocks) {
        std::cout << "deadlock " << line << ' ' << closing->name;
        for (Thread* at = closing->next; at != closing; at = at->next) std::cout << ' ' << at->name;
        std::cout << '\n';
    }
    std::cout << "stuck " << waiting - queued - in_ring << " queued " << queued << '\n';
}

// Slow: looks at all waiting jobs whenever a worker is free.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

struct Job {
    int number;
    long long arrival;
    std::string team;
    int priority;
    long long duration;
};

int main() {
    int n, workers, limit;
    std::cin >> n >> workers >> limit;
    std::vector<Job> coming(n);
    for (int i = 0; i < n; i++) {
        Job& job = coming[i];
        job.number = i;
        std::cin >> job.arrival >> job.team >> job.priority >> job.duration;
    }
    std::stable_sort(coming.begin(), coming.end(),
                     [](const Job& a, const Job& b) { return a.arrival < b.arrival; });

    std::vector<Job> waiting;
    std::map<std::string, int> running;
    std::multimap<long long, std::string> ending;
    std::vector<long long> start(n);
    int at = 0;
    while (at < n || !ending.empty()) {
        long long now = at < n ? coming[at].arrival : ending.begin()->first;
        if (!ending.empty()) now = std::min(now, ending.begin()->first);
        while (!ending.empty() && ending.begin()->first == now) {
            running[ending.begin()->second]--;
            workers++;
            ending.erase(ending.begin());
        }
        for (; at < n && coming[at].arrival == now; at++) waiting.push_back(coming[at]);
        while (workers > 0) {
            auto best = waiting.end();
            for (auto job = waiting.begin(); job != waiting.end(); ++job) {
                if (running[job->team] >= limit) continue;
                if (best == waiting.end() ||
                    std::tie(best->priority, job->arrival, job->number) <
                        std::tie(job->priority, best->arrival, best->number))
                    best = job;
            }
            if (best == waiting.end()) break;
            workers--;
            running[best->team]++;
            start[best->number] = now;
            ending.emplace(now + best->duration, best->team);
            waiting.erase(best);
        }
    }
    for (long long time : start) std::cout << time << '\n';
}

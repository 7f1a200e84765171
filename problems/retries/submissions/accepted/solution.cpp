#include <algorithm>
#include <iostream>
#include <queue>
#include <string>
#include <tuple>
#include <vector>

struct Job {
    int number = 0, calls = 0, failures = 0;
    std::string results;
};

struct Entry {
    long long due, order;
    Job* job;

    bool operator<(const Entry& other) const {
        return std::tie(due, order) > std::tie(other.due, other.order);
    }
};

struct Worker {
    long long seconds, most;  // of a call; the failures after which a job is dead
    long long first_wait, longest_wait;
    std::priority_queue<Entry> queue = {};  // what is due first is on top

    void add(long long due, Job* job) {
        queue.push({due, job->number, job});
    }

    // How long a job waits that has failed so often.
    long long wait(int failures) const {
        long long wait = first_wait << (failures - 1);
        return std::min(wait, longest_wait);
    }

    void run() {
        long long free = 0, calls = 0;
        while (!queue.empty()) {
            auto [due, order, job] = queue.top();
            queue.pop();
            long long start = std::max(free, due);
            free = start + seconds;
            char result = job->results[job->calls++];
            calls++;
            if (result == 'w') {
                add(free + first_wait, job);
                continue;
            }
            if (result == 'f' && ++job->failures < most) {
                add(free + wait(job->failures), job);
                continue;
            }
            std::cout << job->number << (result == 's' ? " done " : " dead ") << free << ' '
                      << job->calls << '\n';
        }
        std::cout << "calls " << calls << '\n';
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    Worker worker;
    std::cin >> n >> worker.seconds >> worker.most >> worker.first_wait >> worker.longest_wait;
    std::vector<Job> jobs(n);
    for (int i = 0; i < n; i++) {
        long long due;
        std::cin >> due >> jobs[i].results;
        jobs[i].number = i + 1;
        worker.add(due, &jobs[i]);
    }
    worker.run();
}

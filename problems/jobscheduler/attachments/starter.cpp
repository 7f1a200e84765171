#include <iostream>
#include <string>
#include <vector>

struct Job {
    long long arrival;
    std::string team;
    int priority;
    long long duration;
    long long start;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, workers, limit;
    std::cin >> n >> workers >> limit;
    std::vector<Job> jobs(n);
    for (Job& job : jobs) {
        std::cin >> job.arrival >> job.team >> job.priority >> job.duration;
        job.start = job.arrival;
    }

    // Your solution goes here.
    for (const Job& job : jobs) std::cout << job.start << '\n';
}

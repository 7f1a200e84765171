// Slow: looks for the next job in copies of all that are not over.
#include <algorithm>
#include <iostream>
#include <list>
#include <string>

struct Job {
    long long due;
    int number;
    std::string results;
    int calls, failures;
};

int main() {
    long long n, seconds, most, first, longest, now = 0, calls = 0;
    std::cin >> n >> seconds >> most >> first >> longest;
    std::list<Job> jobs;
    for (int i = 1; i <= n; i++) {
        Job job = {0, i, "", 0, 0};
        std::cin >> job.due >> job.results;
        jobs.push_back(job);
    }
    while (!jobs.empty()) {
        Job next = jobs.front();
        for (Job job : std::list<Job>(jobs))
            if (job.due < next.due || (job.due == next.due && job.number < next.number)) next = job;
        auto place = jobs.begin();
        while (place->number != next.number) place++;
        now = std::max(now, next.due) + seconds;
        calls++;
        char result = next.results[place->calls++];
        if (result == 'w') {
            place->due = now + first;
        } else if (result == 'f' && ++place->failures < most) {
            place->due = now + std::min(longest, first << (place->failures - 1));
        } else {
            std::cout << next.number << (result == 's' ? " done " : " dead ") << now << ' '
                      << place->calls << '\n';
            jobs.erase(place);
        }
    }
    std::cout << "calls " << calls << '\n';
}

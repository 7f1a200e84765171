// expect: TLE
// reason: CPU
// Each thread stays below the limit; together they do not.
#include <chrono>
#include <ctime>
#include <thread>
#include <vector>
static void burn() {
    timespec now;
    do clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    while (now.tv_sec == 0 && now.tv_nsec < 200000000);
}
int main() {
    std::vector<std::thread> all;
    for (int i = 0; i < 8; i++) all.emplace_back(burn);
    for (auto &one : all) one.join();
}

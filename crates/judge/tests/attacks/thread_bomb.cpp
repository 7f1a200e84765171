// expect: AC
// Starts threads until that fails: it must fail long before a thousand.
#include <cstdio>
#include <system_error>
#include <thread>
#include <unistd.h>
int main() {
    int count = 0;
    try {
        for (; count < 1000; count++) std::thread([] { pause(); }).detach();
    } catch (const std::system_error &) {
    }
    puts(count < 300 ? "held" : "no limit on threads");
    fflush(stdout);
    _exit(0);
}

// Slow: looks through copies of all readings.
#include <algorithm>
#include <iostream>
#include <list>
#include <string>

struct Reading {
    std::string id, sensor;
    long long start, value;
    bool taken;
};

int main() {
    int n, late = 0, repeated = 0;
    long long length, delay, clock = -1;
    std::cin >> n >> length >> delay;
    std::list<Reading> all;
    while (n-- > 0) {
        Reading now;
        long long time;
        std::cin >> now.id >> now.sensor >> time >> now.value;
        now.start = time / length * length;
        int same = 0;
        for (Reading other : all) same += other.id == now.id;
        repeated += same > 0;
        now.taken = same == 0 && now.start + length > clock;
        late += same == 0 && !now.taken;
        if (now.taken) clock = std::max(clock, time - delay);
        all.push_back(now);
    }
    all.remove_if([](const Reading& reading) { return !reading.taken; });
    while (!all.empty()) {
        Reading first = all.front();
        for (Reading other : all)
            if (other.start < first.start || (other.start == first.start && other.sensor < first.sensor))
                first = other;
        long long count = 0, total = 0;
        for (Reading other : all)
            if (other.start == first.start && other.sensor == first.sensor) count++, total += other.value;
        all.remove_if([&](const Reading& other) {
            return other.start == first.start && other.sensor == first.sensor;
        });
        std::cout << first.start << ' ' << first.sensor << ' ' << count << ' ' << total << '\n';
    }
    std::cout << "late " << late << " repeated " << repeated << '\n';
}

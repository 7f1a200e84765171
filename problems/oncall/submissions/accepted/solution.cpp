#include <algorithm>
#include <iostream>
#include <map>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    long long n, begin, end;
    std::cin >> n >> begin >> end;
    std::map<long long, long long> change;  // time -> how many more are on call from then on
    change[begin] = 0;
    change[end] = 0;
    for (long long i = 0; i < n; i++) {
        long long a, b;
        std::cin >> a >> b;
        a = std::max(a, begin);
        b = std::min(b, end);
        if (a >= b) continue;
        change[a]++;
        change[b]--;
    }

    long long on_call = 0, uncovered = 0, gaps = 0, peak = 0, peak_at = begin;
    long long gap_from = -1, longest_from = 0, longest_to = 0;
    for (auto [time, more] : change) {
        on_call += more;
        bool open = time < end && on_call == 0;
        if (!open && gap_from >= 0) {
            uncovered += time - gap_from;
            gaps++;
            if (time - gap_from > longest_to - longest_from) {
                longest_from = gap_from;
                longest_to = time;
            }
            gap_from = -1;
        } else if (open && gap_from < 0) {
            gap_from = time;
        }
        if (time < end && on_call > peak) {
            peak = on_call;
            peak_at = time;
        }
    }

    std::cout << "uncovered " << uncovered << ' ' << gaps << "\nlongest ";
    if (gaps == 0) std::cout << "none";
    else std::cout << longest_from << ' ' << longest_to;
    std::cout << "\npeak " << peak << ' ' << peak_at << '\n';
}

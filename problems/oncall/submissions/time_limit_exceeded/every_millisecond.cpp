// Slow: walks through the period millisecond by millisecond.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    long long n, begin, end;
    std::cin >> n >> begin >> end;
    std::vector<long long> begins, ends;
    for (long long i = 0; i < n; i++) {
        long long a, b;
        std::cin >> a >> b;
        a = std::max(a, begin);
        b = std::min(b, end);
        if (a >= b) continue;
        begins.push_back(a);
        ends.push_back(b);
    }
    std::sort(begins.begin(), begins.end());
    std::sort(ends.begin(), ends.end());

    long long uncovered = 0, gaps = 0, longest = 0, longest_from = 0, gap = 0;
    long long on_call = 0, peak = 0, peak_at = begin;
    std::size_t i = 0, j = 0;
    for (long long time = begin; time < end; time++) {
        while (i < begins.size() && begins[i] == time) i++, on_call++;
        while (j < ends.size() && ends[j] == time) j++, on_call--;
        if (on_call > peak) {
            peak = on_call;
            peak_at = time;
        }
        if (on_call > 0) {
            gap = 0;
            continue;
        }
        uncovered++;
        if (++gap == 1) gaps++;
        if (gap > longest) {
            longest = gap;
            longest_from = time - gap + 1;
        }
    }
    std::cout << "uncovered " << uncovered << ' ' << gaps << "\nlongest ";
    if (gaps == 0) std::cout << "none";
    else std::cout << longest_from << ' ' << longest_from + longest;
    std::cout << "\npeak " << peak << ' ' << peak_at << '\n';
}

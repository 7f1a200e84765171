#include <iostream>
#include <vector>

struct Shift {
    long long begin, end;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long begin, end;
    std::cin >> n >> begin >> end;
    std::vector<Shift> shifts(n);
    for (Shift& shift : shifts) std::cin >> shift.begin >> shift.end;

    // Your solution goes here.
    std::cout << "uncovered 0 0\nlongest none\npeak " << shifts.size() << ' ' << begin << '\n';
}

#include <iostream>
#include <string>
#include <vector>

struct View {
    long long time;
    std::string visitor;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long gap;
    std::cin >> n >> gap;
    std::vector<View> views(n);
    for (View& view : views) std::cin >> view.time >> view.visitor;

    // Your solution goes here.
    std::cout << "sessions " << views.size() << '\n';
}

#include <iostream>
#include <sstream>
#include <string>
#include <vector>

struct Road {
    int a, b, minutes;
    bool gate;
    int open, close;  // minutes since midnight
};

// Minutes since midnight of the time hh:mm at a position.
static int minutes(const std::string& text, std::size_t at) {
    return 60 * std::stoi(text.substr(at, 2)) + std::stoi(text.substr(at + 3, 2));
}

int main() {
    std::ios::sync_with_stdio(false);
    int n, m, q;
    std::string ready, line;
    std::cin >> n >> m >> q >> ready;
    std::getline(std::cin, line);
    std::vector<Road> roads(m);
    for (Road& road : roads) {
        std::getline(std::cin, line);
        std::istringstream fields(line);
        std::string hours;
        fields >> road.a >> road.b >> road.minutes;
        road.gate = static_cast<bool>(fields >> hours);
        road.open = road.gate ? minutes(hours, 0) : 0;
        road.close = road.gate ? minutes(hours, 6) : 0;
    }

    // Your solution goes here.
    for (int i = 0; i < q; i++) {
        int place;
        std::cin >> place;
        std::cout << "never\n";
    }
}

#include <iostream>
#include <string>
#include <vector>

struct Layer {
    int rank;
    std::vector<std::string> lines;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int layer_count, query_count;
    std::cin >> layer_count >> query_count;
    std::vector<Layer> layers(layer_count);
    for (Layer& layer : layers) {
        std::size_t count;
        std::cin >> layer.rank >> count;
        layer.lines.resize(count);
        for (std::string& line : layer.lines) std::cin >> line;
    }

    // Your solution goes here.
    for (int i = 0; i < query_count; i++) {
        std::string key;
        std::cin >> key;
        std::cout << "<unset>\n";
    }
    std::cout << "0\n";
}

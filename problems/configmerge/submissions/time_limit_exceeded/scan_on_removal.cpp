// Slow: looks at all settings for each removal.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>

int main() {
    int layer_count, query_count;
    std::cin >> layer_count >> query_count;
    std::vector<std::pair<int, std::vector<std::string>>> layers(layer_count);
    for (auto& [rank, lines] : layers) {
        std::size_t count;
        std::cin >> rank >> count;
        lines.resize(count);
        for (std::string& line : lines) std::cin >> line;
    }
    std::sort(layers.begin(), layers.end());

    std::map<std::string, std::string> settings;
    for (const auto& [rank, lines] : layers) {
        for (const std::string& line : lines) {
            if (line[0] != '!') {
                std::size_t equals = line.find('=');
                settings[line.substr(0, equals)] = line.substr(equals + 1);
                continue;
            }
            std::string key = line.substr(1), below = key + '.';
            for (auto it = settings.begin(); it != settings.end();) {
                if (it->first == key || it->first.compare(0, below.size(), below) == 0)
                    it = settings.erase(it);
                else ++it;
            }
        }
    }
    for (int i = 0; i < query_count; i++) {
        std::string key;
        std::cin >> key;
        auto found = settings.find(key);
        std::cout << (found == settings.end() ? "<unset>" : found->second) << '\n';
    }
    std::cout << settings.size() << '\n';
}

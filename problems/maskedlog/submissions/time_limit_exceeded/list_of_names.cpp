// Slow: compares each word with all secret names.
#include <algorithm>
#include <cctype>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

std::string lower(std::string text) {
    for (char& c : text) c = std::tolower(static_cast<unsigned char>(c));
    return text;
}

int main() {
    int s, n, count = 0;
    std::cin >> s >> n;
    std::string line, word;
    std::vector<std::string> names(s);
    for (std::string& name : names) std::cin >> name;
    std::getline(std::cin, line);
    while (n-- > 0 && std::getline(std::cin, line)) {
        std::istringstream words(line);
        for (bool first = true; words >> word; first = false) {
            std::string masked = word;
            auto sign = word.find('='), at = word.find('@');
            bool found = false;
            for (const std::string& name : names)
                found |= sign != std::string::npos && lower(name) == lower(word.substr(0, sign));
            if (found) {
                masked = word.substr(0, sign) + "=***";
            } else if (std::count(word.begin(), word.end(), '@') == 1 && at > 0 && at + 1 < word.size()) {
                masked = word.substr(0, 1) + "***" + word.substr(at);
                found = true;
            } else {
                for (std::size_t i = 0, end; i < word.size(); i = end + 1) {
                    for (end = i; end < word.size() && std::isdigit(word[end]);) end++;
                    if (end - i >= 8) std::fill(masked.begin() + i, masked.begin() + end - 4, '*');
                }
            }
            count += masked != word || found;
            std::cout << (first ? "" : " ") << masked;
        }
        std::cout << '\n';
    }
    std::cout << "masked " << count << '\n';
}

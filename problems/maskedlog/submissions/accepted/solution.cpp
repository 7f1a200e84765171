#include <algorithm>
#include <cctype>
#include <iostream>
#include <sstream>
#include <string>
#include <unordered_set>

std::unordered_set<std::string> secret;

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
    return text;
}

// Masks a word and says whether anything was replaced.
bool mask(std::string& word) {
    auto sign = word.find('=');
    if (sign != std::string::npos && secret.count(lower(word.substr(0, sign)))) {
        word = word.substr(0, sign) + "=***";
        return true;
    }
    auto at = word.find('@');
    if (std::count(word.begin(), word.end(), '@') == 1 && at > 0 && at + 1 < word.size()) {
        word = word.substr(0, 1) + "***" + word.substr(at);
        return true;
    }
    bool masked = false;
    std::size_t row = 0;  // digits just before the character
    for (std::size_t i = 0; i <= word.size(); i++) {
        if (i < word.size() && word[i] >= '0' && word[i] <= '9') {
            row++;
            continue;
        }
        if (row >= 8) {
            std::fill(word.begin() + i - row, word.begin() + i - 4, '*');
            masked = true;
        }
        row = 0;
    }
    return masked;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int s, n, count = 0;
    std::cin >> s >> n;
    std::string line, word;
    std::getline(std::cin, line);
    while (s-- > 0 && std::getline(std::cin, line)) secret.insert(lower(line));
    while (n-- > 0 && std::getline(std::cin, line)) {
        std::istringstream words(line);
        for (bool first = true; words >> word; first = false) {
            count += mask(word);
            std::cout << (first ? "" : " ") << word;
        }
        std::cout << '\n';
    }
    std::cout << "masked " << count << '\n';
}

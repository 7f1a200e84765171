// Slow: looks through the entries of each ticket for each part.
#include <iostream>
#include <list>
#include <sstream>
#include <string>
#include <vector>

std::list<std::string> split(const std::string& line) {
    std::istringstream in(line);
    std::list<std::string> words;
    std::string word;
    while (in >> word) words.push_back(word);
    return words;
}

// Takes a query off the parts.
bool holds(std::list<std::string>& parts, const std::list<std::string>& ticket) {
    bool found = false, series = true;
    while (!parts.empty()) {
        std::string part = parts.front();
        parts.pop_front();
        if (part == ")") break;
        if (part == "or") {
            found = found || series;
            series = true;
            continue;
        }
        bool turned = part[0] == '-', now = false;
        if (turned) part.erase(0, 1);
        if (part == "(") {
            now = holds(parts, ticket);
        } else {
            for (std::string entry : ticket)
                now = now || entry == part || entry.substr(entry.find(':') + 1) == part;
        }
        series = series && now != turned;
    }
    return found || series;
}

int main() {
    int t, q;
    std::cin >> t >> q;
    std::string line;
    std::getline(std::cin, line);
    std::vector<std::list<std::string>> tickets;
    for (int i = 0; i < t; i++) {
        std::getline(std::cin, line);
        tickets.push_back(split(line));
    }
    while (q-- > 0) {
        std::getline(std::cin, line);
        int count = 0, first = 0;
        for (int i = t - 1; i >= 0; i--) {
            std::list<std::string> parts = split(line);
            if (holds(parts, tickets[i])) count++, first = i + 1;
        }
        std::cout << count;
        if (count > 0) std::cout << ' ' << first;
        std::cout << '\n';
    }
}

// Slow: compares each address with copies of all others.
#include <cctype>
#include <iostream>
#include <list>
#include <set>
#include <sstream>
#include <string>
#include <vector>

struct Link {
    std::string address;
    int record;
};

std::string shortened(const std::string& address) {
    std::string result;
    bool skips = false, mail = address.find('@') != std::string::npos;
    for (char c : address) {
        if (mail && c == '+') skips = true;
        if (c == '@') skips = false;
        if (!skips && (mail || c != '-')) result += static_cast<char>(std::tolower(c));
    }
    return result;
}

int main() {
    size_t n, most;
    std::cin >> n >> most;
    std::vector<long long> times(n);
    std::vector<std::string> names(n);
    std::list<Link> links;
    std::string line, word;
    for (size_t i = 0; i < n; i++) {
        std::cin >> times[i] >> names[i];
        std::getline(std::cin, line);
        std::istringstream words(line);
        while (words >> word) links.push_back({shortened(word), static_cast<int>(i)});
    }
    std::vector<bool> seen(n);
    for (size_t first = 0; first < n; first++) {
        if (seen[first]) continue;
        std::vector<int> person = {static_cast<int>(first)};
        seen[first] = true;
        std::set<std::string> addresses;
        size_t newest = first;
        for (size_t at = 0; at < person.size(); at++) {
            size_t number = person[at];
            if (times[number] > times[newest] || (times[number] == times[newest] && number > newest))
                newest = number;
            for (Link own : links) {
                if (own.record != person[at]) continue;
                addresses.insert(own.address);
                std::set<int> others;
                for (Link other : links)
                    if (other.address == own.address) others.insert(other.record);
                if (others.size() > most) continue;
                for (int other : others) {
                    if (!seen[other]) person.push_back(other);
                    seen[other] = true;
                }
            }
        }
        std::cout << first + 1 << ' ' << person.size() << ' ' << names[newest] << ' '
                  << addresses.size() << '\n';
    }
}

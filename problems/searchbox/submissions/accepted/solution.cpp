#include <bitset>
#include <iostream>
#include <sstream>
#include <string>
#include <unordered_map>

const int MOST = 3000;
using Tickets = std::bitset<MOST>;

std::unordered_map<std::string, Tickets> having;

// Reads up to the closing bracket, or to the end.
Tickets query(std::istream& in, const Tickets& everything) {
    Tickets found, series = everything;
    std::string part;
    while (in >> part && part != ")") {
        if (part == "or") {
            found |= series;
            series = everything;
            continue;
        }
        bool turned = part[0] == '-';
        if (turned) part.erase(0, 1);
        Tickets tickets;
        if (part == "(") {
            tickets = query(in, everything);
        } else if (auto known = having.find(part); known != having.end()) {
            tickets = known->second;
        }
        series &= turned ? ~tickets : tickets;
    }
    return found | series;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t, q;
    std::cin >> t >> q;
    std::string line, entry;
    std::getline(std::cin, line);
    Tickets everything;
    for (int i = 0; i < t; i++) {
        everything.set(i);
        std::getline(std::cin, line);
        std::istringstream entries(line);
        while (entries >> entry) {
            having[entry].set(i);
            size_t colon = entry.find(':');
            if (colon != std::string::npos) having[entry.substr(colon + 1)].set(i);
        }
    }
    while (q-- > 0) {
        std::getline(std::cin, line);
        std::istringstream parts(line);
        Tickets found = query(parts, everything);
        std::cout << found.count();
        if (found.any()) std::cout << ' ' << found._Find_first() + 1;
        std::cout << '\n';
    }
}

#include <algorithm>
#include <cctype>
#include <iostream>
#include <numeric>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

struct Person {
    int records = 0;
    std::pair<long long, int> newest = {-1, 0};
    std::set<int> addresses;
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

int find(std::vector<int>& parents, int at) {
    while (parents[at] != at) at = parents[at] = parents[parents[at]];
    return at;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    size_t n, most;
    std::cin >> n >> most;
    std::vector<long long> times(n);
    std::vector<std::string> names(n);
    std::vector<std::set<int>> addresses(n);
    std::vector<std::vector<int>> having;
    std::unordered_map<std::string, int> numbers;
    std::string line, word;
    for (size_t i = 0; i < n; i++) {
        std::cin >> times[i] >> names[i];
        std::getline(std::cin, line);
        std::istringstream words(line);
        while (words >> word) {
            int address = numbers.try_emplace(shortened(word), numbers.size()).first->second;
            having.resize(numbers.size());
            if (addresses[i].insert(address).second) having[address].push_back(i);
        }
    }
    std::vector<int> parents(n);
    std::iota(parents.begin(), parents.end(), 0);
    for (const std::vector<int>& records : having)
        if (records.size() <= most)
            for (int record : records) parents[find(parents, record)] = find(parents, records[0]);
    std::unordered_map<int, Person> people;
    std::vector<int> order;
    for (size_t i = 0; i < n; i++) {
        int root = find(parents, i);
        Person& person = people[root];
        if (person.records++ == 0) order.push_back(i);
        person.newest = std::max(person.newest, {times[i], static_cast<int>(i)});
        person.addresses.insert(addresses[i].begin(), addresses[i].end());
    }
    for (int first : order) {
        const Person& person = people[find(parents, first)];
        std::cout << first + 1 << ' ' << person.records << ' ' << names[person.newest.second] << ' '
                  << person.addresses.size() << '\n';
    }
}

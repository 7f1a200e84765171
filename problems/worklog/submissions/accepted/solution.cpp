#include <algorithm>
#include <cctype>
#include <iomanip>
#include <iostream>
#include <map>
#include <string>
#include <tuple>
#include <vector>

// The form of a time: each digit is 9.
std::string form_of(std::string text) {
    for (char& c : text)
        if (std::isdigit(static_cast<unsigned char>(c))) c = '9';
    return text;
}

bool digits(const std::string& form, std::size_t most) {
    return !form.empty() && form.size() <= most && form.find_first_not_of('9') == std::string::npos;
}

int minutes_of(const std::string& text) {
    const std::string form = form_of(text);
    const auto colon = form.find(':'), h = form.find('h');
    if (colon != std::string::npos) {
        const std::string after = form.substr(colon + 1);
        if (!digits(form.substr(0, colon), 2) || after != "99" || text[colon + 1] > '5') return 0;
        return 60 * std::stoi(text) + std::stoi(text.substr(colon + 1));
    }
    int minutes = 0;
    std::string rest = text;
    if (h != std::string::npos) {
        if (!digits(form.substr(0, h), 3)) return 0;
        minutes = 60 * std::stoi(text);
        rest = text.substr(h + 1);
        if (rest.empty()) return minutes;
    }
    if (rest.back() != 'm' || !digits(form_of(rest.substr(0, rest.size() - 1)), 3)) return 0;
    return minutes + std::stoi(rest);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, refused = 0;
    std::cin >> n;
    std::map<std::string, std::pair<int, int>> clients;
    while (n-- > 0) {
        std::string client, text;
        std::cin >> client >> text;
        const int minutes = minutes_of(text);
        if (minutes == 0) {
            refused++;
            continue;
        }
        clients[client].first++;
        clients[client].second += (minutes + 14) / 15;
    }
    std::vector<std::tuple<int, std::string, int>> rows;
    for (const auto& [client, sums] : clients) rows.emplace_back(-sums.second, client, sums.first);
    std::sort(rows.begin(), rows.end());
    for (const auto& [time, client, count] : rows)
        std::cout << client << ' ' << count << ' ' << -time / 4 << ':' << std::setw(2) << std::setfill('0') << -time % 4 * 15 << '\n';
    std::cout << "refused " << refused << '\n';
}

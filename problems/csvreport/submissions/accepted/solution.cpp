#include <algorithm>
#include <iostream>
#include <iterator>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

using Record = std::vector<std::string>;

static Record read_record(const std::string& text, std::size_t& at) {
    Record record(1);
    bool quoted = false;
    for (;; at++) {
        char c = text[at];
        if (quoted) {
            if (c != '"') record.back() += c;
            else if (text[at + 1] == '"') record.back() += text[at++];
            else quoted = false;
        } else if (c == '"') {
            quoted = true;
        } else if (c == ',') {
            record.emplace_back();
        } else if (c == '\n') {
            at++;
            return record;
        } else {
            record.back() += c;
        }
    }
}

static long long cents(std::string amount) {
    amount.erase(amount.find('.'), 1);
    return std::stoll(amount);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::string text((std::istreambuf_iterator<char>(std::cin)), std::istreambuf_iterator<char>());
    std::size_t at = 0;
    Record columns = read_record(text, at);
    auto column = [&](const char* name) {
        return std::find(columns.begin(), columns.end(), name) - columns.begin();
    };
    auto customer = column("customer"), amount = column("amount"), status = column("status");

    std::unordered_map<std::string, std::pair<long long, long long>> sums;
    while (at < text.size()) {
        Record record = read_record(text, at);
        if (record[status] == "void") continue;
        auto& sum = sums[record[customer]];
        (record[status] == "open" ? sum.first : sum.second) += cents(record[amount]);
    }
    std::vector<std::tuple<long long, long long, std::string>> lines;
    for (const auto& [name, sum] : sums) lines.emplace_back(-sum.first, -sum.second, name);
    std::sort(lines.begin(), lines.end());
    for (const auto& [due, paid, name] : lines)
        std::cout << -due << ' ' << -paid << ' ' << name << '\n';
    if (lines.empty()) std::cout << "nothing\n";
}

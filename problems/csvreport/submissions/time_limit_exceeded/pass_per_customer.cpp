// Slow: goes through all records once for each customer.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <string>
#include <tuple>
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
    std::string text((std::istreambuf_iterator<char>(std::cin)), std::istreambuf_iterator<char>());
    std::size_t at = 0;
    Record columns = read_record(text, at);
    auto column = [&](const char* name) {
        return std::find(columns.begin(), columns.end(), name) - columns.begin();
    };
    auto customer = column("customer"), amount = column("amount"), status = column("status");

    std::vector<Record> records;
    while (at < text.size()) {
        Record record = read_record(text, at);
        if (record[status] != "void") records.push_back(record);
    }
    Record names;
    for (const Record& record : records)
        if (std::find(names.begin(), names.end(), record[customer]) == names.end())
            names.push_back(record[customer]);

    std::vector<std::tuple<long long, long long, std::string>> lines;
    for (const std::string& name : names) {
        long long open = 0, paid = 0;
        for (const Record& record : records)
            if (record[customer] == name)
                (record[status] == "open" ? open : paid) += cents(record[amount]);
        lines.emplace_back(-open, -paid, name);
    }
    std::sort(lines.begin(), lines.end());
    for (const auto& [due, paid, name] : lines)
        std::cout << -due << ' ' << -paid << ' ' << name << '\n';
    if (lines.empty()) std::cout << "nothing\n";
}

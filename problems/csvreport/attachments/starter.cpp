#include <iostream>
#include <iterator>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::string text((std::istreambuf_iterator<char>(std::cin)), std::istreambuf_iterator<char>());

    // This splits plain fields only; quoted fields are up to you. Your solution goes here.
    std::vector<std::vector<std::string>> records;
    std::vector<std::string> record(1);
    for (char c : text) {
        if (c == ',') {
            record.emplace_back();
        } else if (c == '\n') {
            records.push_back(record);
            record.assign(1, "");
        } else {
            record.back() += c;
        }
    }

    std::cout << "nothing\n";
}

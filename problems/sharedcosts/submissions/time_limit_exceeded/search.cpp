// Slow: looks for each person in copies of all people.
#include <algorithm>
#include <iostream>
#include <list>
#include <sstream>
#include <string>
#include <vector>

struct Person {
    std::string name;
    long long balance;
};

std::list<Person> people;

void change(const std::string& name, long long cents) {
    bool known = false;
    for (Person person : people) known = known || person.name == name;
    if (!known) people.push_back({name, 0});
    for (Person& person : people)
        if (person.name == name) person.balance += cents;
}

void book(const std::vector<std::string>& words, long long sign) {
    if (words[0] == "pay") {
        change(words[1], sign * std::stoll(words[3]));
        change(words[2], -sign * std::stoll(words[3]));
    } else if (words[0] == "bill") {
        long long cents = std::stoll(words[2]), size = words.size() - 3;
        change(words[1], sign * cents);
        for (int i = 0; i < size; i++)
            change(words[i + 3], -sign * (cents / size + (i < cents % size)));
    }
}

int main() {
    std::string line, word;
    std::vector<std::vector<std::string>> lines;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        lines.emplace_back();
        while (words >> word) lines.back().push_back(word);
        std::vector<std::string> last = lines.back();
        book(last, 1);
        if (last[0] == "cancel") {
            book(lines[std::stoi(last[1])], -1);
            lines[std::stoi(last[1])] = {"gone"};
        }
    }
    people.sort([](const Person& a, const Person& b) {
        return a.balance != b.balance ? a.balance > b.balance : a.name < b.name;
    });
    long long open = 0;
    for (const Person& person : people) {
        std::cout << person.name << ' ' << person.balance << '\n';
        open += std::max(0LL, person.balance);
    }
    std::cout << "open " << open << '\n';
}

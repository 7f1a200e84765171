// Slow: works out the variants of earlier flags for each condition anew.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

struct Rule {
    std::string variant;
    int percent;
    std::vector<std::string> conditions;
};

struct Flag {
    std::string otherwise;
    std::vector<Rule> rules;
};

std::map<std::string, std::set<std::string>> segments, users;
std::map<std::string, Flag> flags;

std::string variant(const std::string& name, const std::string& user) {
    int h = 0;
    for (char c : name + "/" + user) h = (31 * h + c) % 1000003;
    const Flag& flag = flags[name];
    for (const Rule& rule : flag.rules) {
        bool applies = h % 100 < rule.percent;
        for (std::string condition : rule.conditions) {
            if (!applies) break;
            auto sign = condition.find('=');
            if (condition.rfind("in:", 0) == 0) applies = segments[condition.substr(3)].count(user);
            else if (condition.rfind("out:", 0) == 0)
                applies = !segments[condition.substr(4)].count(user);
            else if (condition.rfind("flag:", 0) == 0)
                applies = variant(condition.substr(5, sign - 5), user) == condition.substr(sign + 1);
            else if (condition[sign - 1] == '!')
                applies = !users[user].count(condition.erase(sign - 1, 1));
            else applies = users[user].count(condition);
        }
        if (applies) return rule.variant;
    }
    return flag.otherwise;
}

int main() {
    std::string line, kind, name, word;
    std::getline(std::cin, line);
    Flag* last = nullptr;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        words >> kind >> name;
        if (kind == "segment" || kind == "user") {
            auto& all = (kind == "segment" ? segments : users)[name];
            while (words >> word) all.insert(word);
        } else if (kind == "flag") {
            last = &flags[name];
            words >> last->otherwise;
        } else if (kind == "rule") {
            Rule rule{name, 0, {}};
            words >> rule.percent;
            while (words >> word) rule.conditions.push_back(word);
            last->rules.push_back(rule);
        } else {
            words >> word;
            std::cout << variant(name, word) << '\n';
        }
    }
}

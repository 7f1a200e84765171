// Rule by rule: each takes those users whose variant is still open.
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>

int bucket(const std::string& text) {
    int h = 0;
    for (char c : text) h = (31 * h + c) % 1000003;
    return h % 100;
}

struct Flag {
    std::string name, otherwise;
    std::map<std::string, std::string> given;

    std::string of(const std::string& user) const {
        auto found = given.find(user);
        return found == given.end() ? otherwise : found->second;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::map<std::string, std::set<std::string>> segments, users;  // attributes as written
    std::map<std::string, Flag> flags;
    Flag* flag = nullptr;
    std::string line;
    std::getline(std::cin, line);
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        std::string kind, name, word;
        words >> kind >> name;
        if (kind == "segment" || kind == "user") {
            auto& all = (kind == "segment" ? segments : users)[name];
            while (words >> word) all.insert(word);
        } else if (kind == "flag") {
            flag = &flags[name];
            words >> flag->otherwise;
            flag->name = name;
        } else if (kind == "ask") {
            words >> word;
            std::cout << flags[name].of(word) << '\n';
        } else {
            int percent;
            words >> percent;
            std::set<std::string> open;
            for (const auto& [user, attributes] : users)
                if (!flag->given.count(user) && bucket(flag->name + "/" + user) < percent)
                    open.insert(user);
            while (words >> word) {
                auto colon = word.find(':'), sign = word.find('=');
                bool wanted = word.rfind("out:", 0) != 0;
                if (colon == std::string::npos && word[sign - 1] == '!') {
                    wanted = false;
                    word.erase(sign - 1, 1);
                }
                std::string first = word.substr(colon + 1, sign - colon - 1);
                for (auto it = open.begin(); it != open.end();) {
                    bool holds;
                    if (colon == std::string::npos) holds = users[*it].count(word);
                    else if (word[0] != 'f') holds = segments[word.substr(colon + 1)].count(*it);
                    else holds = flags[first].of(*it) == word.substr(sign + 1);
                    if (holds == wanted) ++it;
                    else it = open.erase(it);
                }
            }
            for (const auto& user : open) flag->given[user] = name;
        }
    }
}

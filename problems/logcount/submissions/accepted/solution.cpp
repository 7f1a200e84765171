// Goes through the log once, with counters of what it has seen so far. A question is the difference
// between the counters after its last line and before its first one.
#include <iostream>
#include <sstream>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

struct Question {
    std::string name, pair;  // pair is empty if there is no value
    bool differs = false;
    int answer = 0;
};

// The value that begins at `at`, which moves behind it.
static std::string value(const std::string& line, size_t& at) {
    std::string read;
    if (at < line.size() && line[at] == '"') {
        for (at++; line[at] != '"'; at++) {
            if (line[at] == '\\') at++;
            read += line[at];
        }
        at++;
    } else {
        while (at < line.size() && line[at] != ' ') read += line[at++];
    }
    return read;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::string line;
    std::getline(std::cin, line);
    std::vector<std::string> log(n + 1);
    for (int i = 1; i <= n; i++) std::getline(std::cin, log[i]);
    std::vector<Question> questions(q);
    std::vector<std::vector<std::pair<Question*, int>>> after(n + 1);
    for (Question& question : questions) {
        std::getline(std::cin, line);
        std::istringstream words(line);
        int a, b;
        words >> a >> b;
        size_t at = static_cast<size_t>(words.tellg()) + 1;
        size_t end = line.find_first_of("!=", at);
        question.name = line.substr(at, end == std::string::npos ? end : end - at);
        if (end != std::string::npos) {
            question.differs = line[end] == '!';
            at = end + (question.differs ? 2 : 1);
            question.pair = question.name + "=" + value(line, at);
        }
        after[a - 1].emplace_back(&question, -1);
        after[b].emplace_back(&question, 1);
    }
    std::unordered_map<std::string, int> seen;
    for (int i = 0; i <= n; i++) {
        std::unordered_set<std::string> names;
        for (size_t at = 0; at < log[i].size(); at++) {
            size_t sign = log[i].find('=', at);
            std::string name = log[i].substr(at, sign - at);
            at = sign + 1;
            std::string read = value(log[i], at);
            if (!names.insert(name).second) continue;
            seen[name]++;
            seen[name + "=" + read]++;
        }
        for (auto [question, factor] : after[i]) {
            int all = seen[question->name];
            int equal = question->pair.empty() ? 0 : seen[question->pair];
            int fits = question->pair.empty() ? all : question->differs ? all - equal : equal;
            question->answer += factor * fits;
        }
    }
    for (const Question& question : questions) std::cout << question.answer << '\n';
}

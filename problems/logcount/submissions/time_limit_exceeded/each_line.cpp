// Slow: reads each line again for each question.
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

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
    int n, q;
    std::cin >> n >> q;
    std::string line;
    std::getline(std::cin, line);
    std::vector<std::string> log(n);
    for (std::string& text : log) std::getline(std::cin, text);
    while (q-- > 0) {
        std::getline(std::cin, line);
        std::istringstream words(line);
        int a, b, count = 0;
        words >> a >> b;
        size_t from = static_cast<size_t>(words.tellg()) + 1, end = line.find_first_of("!=", from);
        std::string name = line.substr(from, end == std::string::npos ? end : end - from), wanted;
        bool any = end == std::string::npos, differs = !any && line[end] == '!';
        size_t place = end + (differs ? 2 : 1);
        if (!any) wanted = value(line, place);
        for (int i = a - 1; i < b; i++)
            for (size_t at = 0; at < log[i].size(); at++) {
                size_t sign = log[i].find('=', at);
                std::string other = log[i].substr(at, sign - at);
                at = sign + 1;
                std::string read = value(log[i], at);
                if (other != name) continue;
                if (any || (read == wanted) != differs) count++;
                break;
            }
        std::cout << count << '\n';
    }
}

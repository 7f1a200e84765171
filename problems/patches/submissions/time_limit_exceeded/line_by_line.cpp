// Slow: writes the whole file again, line by line, for each patch.
#include <iostream>
#include <list>
#include <string>
#include <vector>

struct Hunk {
    size_t begin = 0, old = 0;
    std::vector<std::string> lines;
};

int main() {
    int n, p;
    std::cin >> n >> p;
    std::string line, word;
    std::getline(std::cin, line);
    std::list<std::string> file;
    while (n-- > 0) {
        std::getline(std::cin, line);
        file.push_back(line);
    }
    while (p-- > 0) {
        int h, removed = 0, inserted = 0, bad = 0, number = 0;
        size_t least = 0;
        std::cin >> word >> h;
        std::vector<Hunk> hunks(h);
        for (Hunk& hunk : hunks) {
            int k;
            std::cin >> word >> hunk.begin >> k;
            hunk.begin--;
            std::getline(std::cin, line);
            while (k-- > 0) {
                std::getline(std::cin, line);
                hunk.lines.push_back(line);
                hunk.old += line[0] != '+';
                removed += line[0] == '-';
                inserted += line[0] == '+';
            }
            number++;
            bool fits = hunk.begin >= least && hunk.begin + hunk.old <= file.size();
            least = hunk.begin + hunk.old;
            if (fits) {
                auto at = file.begin();
                for (size_t i = 0; i < hunk.begin; i++) ++at;
                for (const std::string& text : hunk.lines)
                    if (text[0] != '+' && text.substr(1) != *at++) fits = false;
            }
            if (!fits && bad == 0) bad = number;
        }
        if (bad > 0) {
            std::cout << "rejected " << bad << '\n';
            continue;
        }
        std::list<std::string> result;
        auto at = file.begin();
        size_t place = 0;
        for (const Hunk& hunk : hunks) {
            for (; place < hunk.begin; place++) result.push_back(*at++);
            for (const std::string& text : hunk.lines)
                if (text[0] != '-') result.push_back(text.substr(1));
            for (; place < hunk.begin + hunk.old; place++) ++at;
        }
        for (; at != file.end(); ++at) result.push_back(*at);
        file = result;
        std::cout << "applied " << removed << ' ' << inserted << '\n';
    }
    std::cout << file.size() << '\n';
    for (const std::string& text : file) std::cout << text << '\n';
}

#include <array>
#include <cctype>
#include <cstdio>
#include <iostream>
#include <map>
#include <string>

using Version = std::array<int, 4>;

Version parse(const std::string& text) {
    Version v{0, 0, 0, 999};
    std::sscanf(text.c_str(), "%d.%d.%d-%d", &v[0], &v[1], &v[2], &v[3]);
    return v;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::map<Version, std::string> all, releases;
    std::string text;
    while (n-- > 0 && std::cin >> text) {
        all[parse(text)] = text;
        if (text.find('-') == std::string::npos) releases[parse(text)] = text;
    }
    while (q-- > 0 && std::cin >> text) {
        if (std::isdigit(static_cast<unsigned char>(text[0]))) {
            std::cout << (all.count(parse(text)) ? text : "none") << '\n';
            continue;
        }
        const Version least = parse(text.substr(text[0] == '>' ? 2 : 1));
        Version end{1000, 0, 0, 0};
        if (text[0] == '~' || (text[0] == '^' && least[0] == 0)) end = {least[0], least[1] + 1, 0, 0};
        else if (text[0] == '^') end = {least[0] + 1, 0, 0, 0};
        auto place = releases.lower_bound(end);
        if (place == releases.begin() || (--place)->first < least) std::cout << "none\n";
        else std::cout << place->second << '\n';
    }
}

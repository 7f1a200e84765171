#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, p;
    std::string word, line;
    std::cin >> n >> p;
    std::getline(std::cin, line);
    std::vector<std::string> file(n);
    for (std::string& text : file) std::getline(std::cin, text);
    for (int patch = 1; patch <= p; patch++) {
        int h;
        std::cin >> word >> h;
        for (int number = 1; number <= h; number++) {
            int a, k;
            std::cin >> word >> a >> k;
            std::getline(std::cin, line);
            std::vector<std::string> hunk(k);
            for (std::string& text : hunk) std::getline(std::cin, text);
        }

        // Your solution goes here.
        std::cout << "rejected 1\n";
    }
    std::cout << file.size() << '\n';
    for (const std::string& text : file) std::cout << text << '\n';
}

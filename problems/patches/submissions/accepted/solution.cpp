// Keeps the file in blocks of some hundred lines, and each different text as a number.
#include <iostream>
#include <string>
#include <unordered_map>
#include <vector>

static const size_t most = 400;

static std::vector<std::string> texts;
static std::unordered_map<std::string, int> numbers;

static int number_of(const std::string& text) {
    auto [place, is_new] = numbers.try_emplace(text, static_cast<int>(texts.size()));
    if (is_new) texts.push_back(text);
    return place->second;
}

struct File {
    std::vector<std::vector<int>> blocks = {{}};
    size_t size = 0;

    // The block of a line and its place there; an end belongs to the block before.
    std::pair<size_t, size_t> find(size_t line) const {
        size_t block = 0;
        while (block + 1 < blocks.size() && line >= blocks[block].size()) {
            line -= blocks[block].size();
            block++;
        }
        return {block, line};
    }

    int at(size_t line) const {
        auto [block, place] = find(line);
        return blocks[block][place];
    }

    void remove(size_t line) {
        auto [block, place] = find(line);
        blocks[block].erase(blocks[block].begin() + place);
        size--;
    }

    void insert(size_t line, int text) {
        auto [number, place] = find(line);
        std::vector<int>& block = blocks[number];
        block.insert(block.begin() + place, text);
        size++;
        if (block.size() <= most) return;
        std::vector<int> second(block.begin() + most / 2, block.end());
        block.resize(most / 2);
        blocks.insert(blocks.begin() + number + 1, second);
    }
};

struct Hunk {
    size_t begin;
    std::vector<int> before, after;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, p;
    std::cin >> n >> p;
    std::string line, word;
    std::getline(std::cin, line);
    File file;
    while (n-- > 0) {
        std::getline(std::cin, line);
        file.insert(file.size, number_of(line));
    }
    while (p-- > 0) {
        int h, removed = 0, inserted = 0;
        size_t bad = 0;
        std::cin >> word >> h;
        std::vector<Hunk> hunks(h);
        for (size_t i = 0; i < hunks.size(); i++) {
            Hunk& hunk = hunks[i];
            int k;
            std::cin >> word >> hunk.begin >> k;
            hunk.begin--;
            std::getline(std::cin, line);
            while (k-- > 0) {
                std::getline(std::cin, line);
                int text = number_of(line.substr(1));
                if (line[0] != '+') hunk.before.push_back(text);
                if (line[0] != '-') hunk.after.push_back(text);
                removed += line[0] == '-';
                inserted += line[0] == '+';
            }
            bool fits = hunk.begin + hunk.before.size() <= file.size;
            if (i > 0 && hunk.begin < hunks[i - 1].begin + hunks[i - 1].before.size()) fits = false;
            for (size_t k = 0; fits && k < hunk.before.size(); k++)
                fits = file.at(hunk.begin + k) == hunk.before[k];
            if (!fits && bad == 0) bad = i + 1;
        }
        if (bad > 0) {
            std::cout << "rejected " << bad << '\n';
            continue;
        }
        for (size_t i = hunks.size(); i-- > 0;) {
            for (size_t k = 0; k < hunks[i].before.size(); k++) file.remove(hunks[i].begin);
            for (size_t k = hunks[i].after.size(); k-- > 0;)
                file.insert(hunks[i].begin, hunks[i].after[k]);
        }
        std::cout << "applied " << removed << ' ' << inserted << '\n';
    }
    std::cout << file.size << '\n';
    for (const std::vector<int>& block : file.blocks)
        for (int text : block) std::cout << texts[text] << '\n';
}

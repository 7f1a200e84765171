// Slow: reads the log again from its beginning for each commit.
#include <iostream>
#include <list>
#include <set>
#include <string>

struct Line {
    std::string kind, who, key;
};

struct Version {
    std::string key, maker;
    int number;
    bool lost;
};

// What the transaction has seen of a key that it wrote; -1 if it wrote it blind.
static int seen_version(const std::list<Line>& log, const std::string& who, const std::string& key) {
    int version = 0, seen = -1;
    std::set<std::string> wrote;
    for (Line line : log) {
        if (line.key == key && line.kind == "write") {
            if (line.who == who) return seen;
            wrote.insert(line.who);
        }
        if (line.key == key && line.kind == "read" && line.who == who) seen = version;
        if (line.kind == "commit" && wrote.count(line.who) > 0) version++;
    }
    return seen;
}

int main() {
    int n, lost = 0;
    std::cin >> n;
    std::list<Line> log;
    std::list<Version> made;
    while (n-- > 0) {
        Line line;
        std::cin >> line.kind >> line.who;
        if (line.kind == "read" || line.kind == "write") std::cin >> line.key;
        if (line.kind == "commit") {
            std::set<std::string> keys;
            for (Line other : log)
                if (other.kind == "write" && other.who == line.who) keys.insert(other.key);
            for (const std::string& key : keys) {
                int seen = seen_version(log, line.who, key), number = 1;
                for (Version& version : made) {
                    if (version.key != key) continue;
                    number++;
                    if (seen < 0 || version.number <= seen || version.lost) continue;
                    version.lost = true;
                    lost++;
                    std::cout << key << ' ' << version.maker << ' ' << line.who << '\n';
                }
                made.push_back({key, line.who, number, false});
            }
        }
        log.push_back(line);
    }
    std::cout << "lost " << lost << " made " << made.size() << '\n';
}

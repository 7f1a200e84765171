#include <iostream>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

struct Upload {
    std::string file;
    std::unordered_map<int, int> parts;
    std::set<int> missing;
    long long bytes = 0;
    bool over = false;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int r;
    long long limit, used = 0;
    std::cin >> r >> limit;
    std::vector<Upload> uploads;
    std::unordered_map<std::string, long long> files;
    std::unordered_set<std::string> open;
    while (r-- > 0) {
        std::string kind, file;
        std::cin >> kind;
        if (kind == "start") {
            int parts;
            std::cin >> file >> parts;
            if (!open.insert(file).second) {
                std::cout << "409\n";
                continue;
            }
            Upload& upload = uploads.emplace_back();
            upload.file = file;
            for (int part = 1; part <= parts; part++) upload.missing.insert(upload.missing.end(), part);
            std::cout << "201 " << uploads.size() << '\n';
            continue;
        }
        if (kind == "size") {
            std::cin >> file;
            auto found = files.find(file);
            if (found == files.end()) std::cout << "404\n";
            else std::cout << "200 " << found->second << '\n';
            continue;
        }
        size_t number;
        int part = 0, bytes = 0;
        std::cin >> number;
        if (kind == "part") std::cin >> part >> bytes;
        if (number > uploads.size()) {
            std::cout << "404\n";
            continue;
        }
        Upload& upload = uploads[number - 1];
        if (upload.over) {
            std::cout << "410\n";
        } else if (kind == "part") {
            auto old = upload.parts.find(part);
            if (old == upload.parts.end() && upload.missing.count(part) == 0) {
                std::cout << "400\n";
                continue;
            }
            long long more = bytes - (old == upload.parts.end() ? 0 : old->second);
            if (used + more > limit) {
                std::cout << "507\n";
                continue;
            }
            upload.parts[part] = bytes;
            upload.missing.erase(part);
            upload.bytes += more;
            used += more;
            std::cout << "200 " << upload.bytes << '\n';
        } else if (kind == "done" && !upload.missing.empty()) {
            std::cout << "422 " << *upload.missing.begin() << '\n';
        } else {
            upload.over = true;
            open.erase(upload.file);
            if (kind == "stop") {
                used -= upload.bytes;
                std::cout << "204\n";
            } else {
                used -= files[upload.file];
                files[upload.file] = upload.bytes;
                std::cout << "200 " << upload.bytes << '\n';
            }
        }
    }
}

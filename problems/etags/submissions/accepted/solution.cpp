#include <iostream>
#include <string>
#include <unordered_map>

struct Document {
    int version = 0;
    bool there = false;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::unordered_map<int, Document> documents;
    while (n-- > 0) {
        std::string kind;
        int number, known = 0;
        std::cin >> kind >> number;
        if (kind == "save" || kind == "delete") std::cin >> known;
        Document& d = documents[number];
        if (kind == "create" && d.there) {
            std::cout << "409\n";
        } else if (kind == "create") {
            d.there = true;
            std::cout << "201 " << ++d.version << '\n';
        } else if (!d.there) {
            std::cout << (d.version == 0 ? "404\n" : "410\n");
        } else if (kind == "get") {
            std::cout << "200 " << d.version << '\n';
        } else if (known != d.version) {
            std::cout << "412 " << d.version << '\n';
        } else if (kind == "save") {
            std::cout << "200 " << ++d.version << '\n';
        } else {
            d.there = false;
            std::cout << "204\n";
        }
    }
}

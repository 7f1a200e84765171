// Slow: adds up copies of all parts for each part.
#include <iostream>
#include <list>
#include <set>
#include <string>
#include <vector>

struct Part {
    std::string owner;
    int number;
    long long bytes;
};

struct Upload {
    std::string file;
    int parts;
    bool open;
};

std::list<Part> stored;

long long size(const std::string& owner) {
    long long sum = 0;
    for (Part part : stored)
        if (part.owner == owner) sum += part.bytes;
    return sum;
}

int main() {
    int r;
    long long limit;
    std::cin >> r >> limit;
    std::vector<Upload> uploads;
    while (r-- > 0) {
        std::string kind, first;
        int number = 0;
        long long bytes = 0, used = 0, old = 0;
        std::cin >> kind >> first;
        if (kind == "start") {
            std::cin >> number;
            bool open = false;
            for (Upload upload : uploads) open = open || (upload.open && upload.file == first);
            if (!open) uploads.push_back({first, number, true});
            std::cout << (open ? "409" : "201 " + std::to_string(uploads.size())) << '\n';
            continue;
        }
        if (kind == "size") {
            bytes = size("/" + first);
            std::cout << (bytes > 0 ? "200 " + std::to_string(bytes) : "404") << '\n';
            continue;
        }
        if (kind == "part") std::cin >> number >> bytes;
        if (std::stoul(first) > uploads.size()) {
            std::cout << "404\n";
            continue;
        }
        Upload& upload = uploads[std::stoul(first) - 1];
        if (!upload.open) {
            std::cout << "410\n";
        } else if (kind == "part") {
            for (Part part : stored) {
                used += part.bytes;
                if (part.owner == first && part.number == number) old = part.bytes;
            }
            if (number > upload.parts || used - old + bytes > limit) {
                std::cout << (number > upload.parts ? "400\n" : "507\n");
                continue;
            }
            stored.remove_if([&](Part part) { return part.owner == first && part.number == number; });
            stored.push_back({first, number, bytes});
            std::cout << "200 " << size(first) << '\n';
        } else if (kind == "done") {
            std::set<int> there;
            for (Part part : stored)
                if (part.owner == first) there.insert(part.number);
            int missing = 1;
            while (there.count(missing)) missing++;
            if (missing <= upload.parts) {
                std::cout << "422 " << missing << '\n';
                continue;
            }
            bytes = size(first);
            std::string file = "/" + upload.file;
            upload.open = false;
            stored.remove_if([&](Part part) { return part.owner == first || part.owner == file; });
            stored.push_back({file, 0, bytes});
            std::cout << "200 " << bytes << '\n';
        } else {
            upload.open = false;
            stored.remove_if([&](Part part) { return part.owner == first; });
            std::cout << "204\n";
        }
    }
}

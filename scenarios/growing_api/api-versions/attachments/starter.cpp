#include <iostream>
#include <map>
#include <sstream>
#include <string>

struct Request {
    std::string method, target, body;
    std::map<std::string, std::string> headers;
    bool has_body = false;
};

bool read_request(Request& request) {
    request = Request();
    std::string line;
    if (!std::getline(std::cin, line)) return false;
    std::istringstream first(line);
    first >> request.method >> request.target;
    while (std::getline(std::cin, line) && !line.empty()) {
        if (line.compare(0, 2, "> ") == 0) {
            request.has_body = true;
            request.body = line.substr(2);
        } else {
            size_t sign = line.find(": ");
            request.headers[line.substr(0, sign)] = line.substr(sign + 2);
        }
    }
    return true;
}

void solve_crud() {
    Request request;
    while (read_request(request)) {
        // Task 1 goes here.
        std::cout << "404\n> error=path\n\n";
    }
}

int main() {
    std::ios::sync_with_stdio(false);
    std::string task;
    std::getline(std::cin, task);

    // A later task adds a function, and its word here.
    if (task == "crud") solve_crud();
}

#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

using Text = std::string;
using Lines = std::vector<Text>;
using Headers = std::map<Text, Text>;

struct Answer {
    int status = 0;
    Headers headers;
    Lines body;
};

struct Request {
    Lines first;
    Headers headers;
    bool has_body = false;
    Text body;
};

static Answer error(int status, const Text& word) { return {status, {}, {"error=" + word}}; }

static bool made(const Text& text, const char* extra, bool letters, size_t most) {
    for (char c : text)
        if (!(letters && c >= 'a' && c <= 'z') && Text(extra).find(c) == Text::npos) return false;
    return !text.empty() && text.size() <= most;
}

static const char* DIGITS = "0123456789";

static bool number(const Text& text, size_t digits) {
    return made(text, DIGITS, false, digits) && (text.size() == 1 || text[0] != '0');
}

static bool is_name(const Text& text) { return made(text, "0123456789-", true, 20); }
static bool is_unit(const Text& text) { return made(text, "", true, 10); }
static bool is_amount(const Text& text) { return number(text, 6); }

static Lines split(const Text& text, const Text& by) {
    Lines parts;
    size_t at = 0;
    for (size_t end; (end = text.find(by, at)) != Text::npos; at = end + by.size()) parts.push_back(text.substr(at, end - at));
    parts.push_back(text.substr(at));
    return parts;
}

static bool pieces(const Text& text, Headers& found) {
    for (const Text& piece : split(text, "&")) {
        size_t sign = piece.find('=');
        if (sign == Text::npos || piece.find('=', sign + 1) != Text::npos) return false;
        Text name = piece.substr(0, sign);
        if (!made(name, "", true, name.size()) || !found.emplace(name, piece.substr(sign + 1)).second) return false;
    }
    return true;
}

struct Part {
    long long id = 0, version = 1, shelf = 0, store = 0;
    Text name, unit = "piece";
    Text tag() const { return "\"" + std::to_string(id) + "-" + std::to_string(version) + "\""; }
    Text text(bool v2) const {
        Text head = "id=" + std::to_string(id) + "&name=" + name;
        if (!v2) return head + "&stock=" + std::to_string(shelf + store);
        return head + "&shelf=" + std::to_string(shelf) + "&store=" + std::to_string(store) + "&unit=" + unit;
    }
};

struct Api {
    int level;
    std::map<long long, Part> parts;
    std::unordered_map<Text, long long> names;
    std::map<Text, std::set<long long>> units;
    long long last = 0;

    explicit Api(int level) : level(level) {}

    Answer answer(const Text& method, const Text& target, const Request& request) {
        size_t mark = level >= 2 ? target.find('?') : Text::npos;
        bool asked = mark != Text::npos;
        Text path = target.substr(0, mark), query = asked ? target.substr(mark + 1) : "";
        bool v2 = level >= 4 && path.rfind("/v2/", 0) == 0;
        if (v2) path = path.substr(3);
        Text id;
        if (path.rfind("/parts/", 0) == 0) {
            id = path.substr(7);
            if (!number(id, 9) || id == "0") return error(404, "path");
        } else if (path != "/parts") {
            return error(404, "path");
        }
        Lines allowed = {"GET", "POST"};
        if (!id.empty()) allowed = {"DELETE", "GET", "PUT"};
        if (!id.empty() && v2) allowed = {"DELETE", "GET", "PATCH", "PUT"};
        if (std::find(allowed.begin(), allowed.end(), method) == allowed.end()) {
            Answer wrong = error(405, "method");
            Text& allow = wrong.headers["allow"];
            for (auto& one : allowed) allow += (allow.empty() ? "" : ", ") + one;
            return wrong;
        }
        if (asked && (!id.empty() || method != "GET")) return error(400, "query");
        if (id.empty()) return method == "GET" ? list(v2, asked, query) : create(v2, request);
        auto found = parts.find(std::stoll(id));
        if (found == parts.end()) return error(404, "part");
        Part& part = found->second;
        if (method == "GET") {
            auto wanted = request.headers.find("if-none-match");
            bool same = level >= 2 && wanted != request.headers.end() && matches(part, wanted->second);
            return tagged(same ? 304 : 200, part, v2);
        }
        auto wanted = request.headers.find("if-match");
        if (level >= 2 && wanted != request.headers.end()) {
            if (!matches(part, wanted->second)) {
                Answer wrong = error(412, "version");
                wrong.headers["etag"] = part.tag();
                return wrong;
            }
        } else if (v2) {
            return error(428, "if-match");
        }
        if (method == "DELETE") {
            names.erase(part.name);
            units[part.unit].erase(part.id);
            parts.erase(found);
            return {204, {}, {}};
        }
        return change(part, v2, request, method == "PATCH");
    }

    bool matches(const Part& part, const Text& wanted) const {
        if (wanted == "*") return true;
        Lines tags = split(wanted, ", ");
        return std::find(tags.begin(), tags.end(), part.tag()) != tags.end();
    }

    Answer tagged(int status, const Part& part, bool v2) const {
        Answer answer{status, {}, {}};
        if (level >= 2) answer.headers["etag"] = part.tag();
        if (status != 304) answer.body.push_back(part.text(v2));
        return answer;
    }

    Answer list(bool v2, bool asked, const Text& query) {
        Headers found;
        if (asked && !pieces(query, found)) return error(400, "query");
        size_t limit = v2 ? 10 : parts.size();
        long long after = 0;
        Text unit;
        for (auto& [name, value] : found) {
            if (name == "limit" && number(value, 3) && value != "0" && std::stoi(value) <= 100) limit = std::stoul(value);
            else if (name == "after" && number(value, 9)) after = std::stoll(value);
            else if (name == "unit" && v2 && is_unit(value)) unit = value;
            else return error(400, "query");
        }
        Answer answer{200, {}, {}};
        long long end = 0;
        bool more = false;
        auto take = [&](const Part& part) {
            more = answer.body.size() == limit;
            if (more) return false;
            answer.body.push_back(part.text(v2));
            end = part.id;
            return true;
        };
        if (unit.empty()) {
            for (auto at = parts.upper_bound(after); at != parts.end() && take(at->second); ++at) {}
        } else {
            auto& ids = units[unit];
            for (auto at = ids.upper_bound(after); at != ids.end() && take(parts[*at]); ++at) {}
        }
        if (more) {
            Text next = Text(v2 ? "/v2/parts" : "/parts") + "?limit=" + std::to_string(limit) + "&after=" + std::to_string(end);
            answer.headers["next"] = unit.empty() ? next : next + "&unit=" + unit;
        }
        return answer;
    }

    // An answer with status 0 where all is well.
    Answer fields(bool v2, const Request& request, bool some, Headers& found) {
        if (!request.has_body || !pieces(request.body, found)) return error(400, "body");
        if (v2) {
            Headers known;
            for (const char* name : {"name", "shelf", "store", "unit"})
                if (found.count(name)) known[name] = found[name];
            found = known;
            bool all = found.count("name") && found.count("shelf") && found.count("store");
            if (found.empty() || (!some && !all)) return error(400, "body");
        } else if (found.size() != 2 || !found.count("name") || !found.count("stock")) {
            return error(400, "body");
        }
        for (auto& [name, value] : found) {
            bool right = name == "name" ? is_name(value) : name == "unit" ? is_unit(value) : is_amount(value);
            if (!right) return error(422, name);
        }
        return {};
    }

    void fill(Part& part, const Headers& found) {
        for (auto& [name, value] : found) {
            if (name == "name") part.name = value;
            if (name == "unit") part.unit = value;
            if (name == "shelf") part.shelf = std::stoll(value);
            if (name == "store") part.store = std::stoll(value);
            if (name == "stock") {
                part.shelf = std::min(part.shelf, std::stoll(value));
                part.store = std::stoll(value) - part.shelf;
            }
        }
        names[part.name] = part.id;
        units[part.unit].insert(part.id);
    }

    Answer create(bool v2, const Request& request) {
        Headers found;
        Answer wrong = fields(v2, request, false, found);
        if (wrong.status) return wrong;
        if (names.count(found["name"])) return error(409, "name");
        Part& part = parts[++last];
        part.id = last;
        fill(part, found);
        Answer answer = tagged(201, part, v2);
        answer.headers["location"] = Text(v2 ? "/v2/parts/" : "/parts/") + std::to_string(part.id);
        return answer;
    }

    Answer change(Part& part, bool v2, const Request& request, bool some) {
        Headers found;
        Answer wrong = fields(v2, request, some, found);
        if (wrong.status) return wrong;
        if (v2 && !some) found.emplace("unit", "piece");
        if (found.count("name")) {
            auto other = names.find(found["name"]);
            if (other != names.end() && other->second != part.id) return error(409, "name");
        }
        names.erase(part.name);
        units[part.unit].erase(part.id);
        fill(part, found);
        part.version++;
        return tagged(200, part, v2);
    }
};

static void print(const Text& first, const Answer& answer) {
    std::cout << first << '\n';
    for (auto& [name, value] : answer.headers) std::cout << name << ": " << value << '\n';
    for (auto& line : answer.body) std::cout << "> " << line << '\n';
    std::cout << '\n';
}

static bool next(Request& request) {
    request = Request();
    Text line;
    if (!std::getline(std::cin, line)) return false;
    request.first = split(line, " ");
    while (std::getline(std::cin, line) && !line.empty()) {
        if (line.rfind("> ", 0) == 0) {
            request.has_body = true;
            request.body = line.substr(2);
        } else {
            size_t sign = line.find(": ");
            request.headers[line.substr(0, sign)] = line.substr(sign + 2);
        }
    }
    return true;
}

struct Key {
    Text target;
    bool has_body = false, done = false;
    Text body;
    Answer answer;
    long long at = 0;
};

struct Server {
    Api api;
    long long keep;
    std::map<Text, Key> keys;
    std::map<std::pair<long long, long long>, Request> work;

    void finish(long long number, long long end, const Request& request, bool keyed) {
        Answer answer = api.answer(request.first[2], request.first[3], request);
        if (keyed) {
            Key& key = keys[request.headers.at("key")];
            key.done = true;
            key.answer = answer;
            key.at = end;
        }
        say(number, end, answer);
    }

    void say(long long number, long long time, const Answer& answer) {
        print(std::to_string(number) + ' ' + std::to_string(time) + ' ' + std::to_string(answer.status), answer);
    }

    static bool has_key(const Request& request) { return request.first[2] == "POST" && request.headers.count("key"); }

    void finish_until(long long time) {
        while (!work.empty() && work.begin()->first.first <= time) {
            auto [end, number] = work.begin()->first;
            Request request = work.begin()->second;
            work.erase(work.begin());
            finish(number, end, request, has_key(request));
        }
    }

    void arrive(long long number, const Request& request) {
        long long at = std::stoll(request.first[0]), takes = std::stoll(request.first[1]);
        bool keyed = has_key(request);
        if (keyed) {
            auto found = keys.find(request.headers.at("key"));
            if (found != keys.end() && !(found->second.done && at >= found->second.at + keep)) {
                Key& key = found->second;
                bool same = key.target == request.first[3] && key.has_body == request.has_body && key.body == request.body;
                if (!same) return say(number, at, error(422, "key"));
                if (!key.done) return say(number, at, error(409, "busy"));
                Answer answer = key.answer;
                answer.headers["replayed"] = "yes";
                return say(number, at, answer);
            }
            Key key;
            key.target = request.first[3];
            key.has_body = request.has_body;
            key.body = request.body;
            keys[request.headers.at("key")] = key;
        }
        if (takes == 0) finish(number, at, request, keyed);
        else work[{at + takes, number}] = request;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    Text task, line;
    std::getline(std::cin, task);
    Request request;
    if (task == "crud" || task == "pages") {
        Api api(task == "crud" ? 1 : 2);
        while (next(request)) {
            Answer answer = api.answer(request.first[0], request.first[1], request);
            print(std::to_string(answer.status), answer);
        }
        return 0;
    }
    std::getline(std::cin, line);
    Server server{Api(task == "retries" ? 3 : 4), std::stoll(line.substr(5)), {}, {}};
    for (long long number = 1; next(request); number++) {
        server.finish_until(std::stoll(request.first[0]));
        server.arrive(number, request);
    }
    server.finish_until(1LL << 60);
}

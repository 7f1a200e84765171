#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

using Lines = std::vector<std::string>;

struct Event {
    std::string id, shop;
    long long rev = 0, time = 0, count = 0;
};

static bool all(const std::string& text, bool letters, bool digits, bool dash) {
    for (char c : text) {
        bool fits = (letters && c >= 'a' && c <= 'z') || (digits && c >= '0' && c <= '9') || (dash && c == '-');
        if (!fits) return false;
    }
    return !text.empty();
}

static bool number(const std::string& text, long long least, long long most, long long& value) {
    if (!all(text, false, true, false) || text.size() > 9 || (text.size() > 1 && text[0] == '0')) return false;
    value = std::stoll(text);
    return value >= least && value <= most;
}

// An empty text for a good line, and the fault otherwise.
static std::string understand(const std::string& line, bool revised, Event& event) {
    std::map<std::string, std::string> fields;
    bool twice = false;
    for (size_t at = 0; at <= line.size();) {
        size_t end = std::min(line.find(';', at), line.size());
        std::string piece = line.substr(at, end - at);
        size_t sign = piece.find('=');
        if (sign == std::string::npos) return "syntax";
        std::string name = piece.substr(0, sign), value = piece.substr(sign + 1);
        if (!all(name, true, false, false) || !all(value, true, true, true)) return "syntax";
        if (!fields.emplace(name, value).second) twice = true;
        at = end + 1;
    }
    if (twice) return "twice";
    for (const char* name : {"id", "shop", "time", "count"})
        if (!fields.count(name)) return "missing";
    event = Event();
    event.id = fields["id"];
    event.shop = fields["shop"];
    bool right = event.id.size() <= 12 && all(event.id, true, true, false);
    right = right && event.shop.size() <= 12 && all(event.shop, true, false, false);
    right = right && number(fields["time"], 0, 999999999, event.time);
    right = right && number(fields["count"], 1, 1000, event.count);
    if (revised && fields.count("rev")) right = right && number(fields["rev"], 0, 99, event.rev);
    return right ? "" : "value";
}

struct Totals {
    std::map<std::string, std::pair<long long, long long>> shops;
    void add(const Event& event, int sign) {
        auto& row = shops[event.shop];
        row.first += sign;
        row.second += sign * event.count;
    }
    void print() const {
        for (auto& [shop, row] : shops)
            if (row.first) std::cout << shop << ' ' << row.first << ' ' << row.second << '\n';
    }
};

static void solve_read(const Lines& lines) {
    Totals totals;
    int events = 0;
    for (size_t i = 0; i < lines.size(); i++) {
        Event event;
        std::string fault = understand(lines[i], false, event);
        if (fault.empty()) {
            events++;
            totals.add(event, 1);
        } else {
            std::cout << "line " << i + 1 << ": " << fault << '\n';
        }
    }
    std::cout << "events " << events << '\n';
    totals.print();
}

static void solve_again(const Lines& lines) {
    long long horizon = std::stoll(lines[0].substr(8)), now = 0;
    Totals totals;
    std::unordered_map<std::string, std::pair<long long, Event>> seen;
    for (size_t i = 1; i < lines.size(); i++) {
        Event event;
        if (!understand(lines[i], true, event).empty()) continue;
        now++;
        auto found = seen.find(event.id);
        if (found == seen.end() || found->second.first < now - horizon) {
            std::cout << "new " << event.id << '\n';
            totals.add(event, 1);
            seen[event.id] = {now, event};
            continue;
        }
        found->second.first = now;
        if (event.rev > found->second.second.rev) {
            std::cout << "fix " << event.id << '\n';
            totals.add(found->second.second, -1);
            totals.add(event, 1);
            found->second.second = event;
        } else {
            std::cout << "again " << event.id << '\n';
        }
    }
    totals.print();
}

using Window = std::pair<long long, std::string>;

struct Pipeline {
    long long size, delay, late, top = -1;
    std::map<std::string, Event> kept;
    std::map<Window, long long> sums;
    std::set<Window> open;
    Lines out;

    explicit Pipeline(const std::string& settings) {
        std::istringstream words(settings);
        std::string name;
        words >> name >> size >> name >> delay >> name >> late;
    }
    Window window(const Event& event) const { return {event.time - event.time % size, event.shop}; }
    bool passed(const Window& window, long long wait) const {
        return top >= 0 && window.first + size + wait <= top - delay;
    }
    void show(char sign, const Window& window, long long sum) {
        out.push_back(std::string(1, sign) + ' ' + window.second + ' ' + std::to_string(window.first) + ' ' +
                      std::to_string(sum));
    }
    void change(const Window& window, long long by) {
        if (by == 0) return;
        long long before = sums.count(window) ? sums[window] : 0, after = before + by;
        if (after) sums[window] = after;
        else sums.erase(window);
        if (!passed(window, 0)) {
            if (after) open.insert(window);
            else open.erase(window);
            return;
        }
        if (before) show('-', window, before);
        if (after) show('+', window, after);
    }
    void take(const Event& event) {
        auto found = kept.find(event.id);
        bool known = found != kept.end();
        if (known && event.rev <= found->second.rev) return;
        Window next = window(event);
        if (passed(next, late) || (known && passed(window(found->second), late))) {
            out.push_back("late " + event.id);
            return;
        }
        if (known) {
            Event old = found->second;
            found->second = event;
            if (window(old) == next) {
                change(next, event.count - old.count);
            } else {
                change(window(old), -old.count);
                change(next, event.count);
            }
        } else {
            kept[event.id] = event;
            change(next, event.count);
        }
        top = std::max(top, event.time);
        while (!open.empty() && passed(*open.begin(), 0)) close();
    }
    void close() {
        show('+', *open.begin(), sums[*open.begin()]);
        open.erase(open.begin());
    }
    void print_checkpoint() const {
        std::cout << "checkpoint " << (top < 0 ? "none" : std::to_string(top)) << ' ' << kept.size() << '\n';
        for (auto& [id, e] : kept)
            std::cout << id << ' ' << e.rev << ' ' << e.shop << ' ' << e.time << ' ' << e.count << '\n';
    }
};

static void solve_windows(const Lines& lines) {
    Pipeline pipeline(lines[0]);
    Event event;
    for (size_t i = 1; i < lines.size(); i++)
        if (understand(lines[i], true, event).empty()) pipeline.take(event);
    while (!pipeline.open.empty()) pipeline.close();
    for (auto& line : pipeline.out) std::cout << line << '\n';
}

static void solve_restart(const Lines& lines) {
    Pipeline pipeline(lines[0]);
    std::istringstream head(lines[1]);
    std::string word, top;
    size_t rows, skip;
    head >> word >> top >> rows;
    if (top != "none") pipeline.top = std::stoll(top);
    for (size_t i = 2; i < 2 + rows; i++) {
        std::istringstream words(lines[i]);
        Event event;
        words >> event.id >> event.rev >> event.shop >> event.time >> event.count;
        pipeline.kept[event.id] = event;
        Window window = pipeline.window(event);
        pipeline.sums[window] += event.count;
        if (!pipeline.passed(window, 0)) pipeline.open.insert(window);
    }
    skip = std::stoul(lines[2 + rows].substr(8));
    for (size_t i = 3 + rows; i < lines.size(); i++) {
        Event event;
        if (lines[i] == "checkpoint") {
            pipeline.print_checkpoint();
        } else if (understand(lines[i], true, event).empty()) {
            pipeline.take(event);
            for (auto& line : pipeline.out) {
                if (skip > 0) skip--;
                else std::cout << line << '\n';
            }
            pipeline.out.clear();
        }
    }
}

int main() {
    std::ios::sync_with_stdio(false);
    std::string task, line;
    std::getline(std::cin, task);
    Lines lines;
    while (std::getline(std::cin, line)) lines.push_back(line);
    if (task == "read") solve_read(lines);
    if (task == "again") solve_again(lines);
    if (task == "windows") solve_windows(lines);
    if (task == "restart") solve_restart(lines);
}

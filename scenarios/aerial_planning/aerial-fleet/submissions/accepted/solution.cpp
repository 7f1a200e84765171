#include <algorithm>
#include <cctype>
#include <iostream>
#include <queue>
#include <set>
#include <string>
#include <tuple>
#include <vector>

using std::string;
using std::vector;

const string LETTERS = "NESW";
const int DOWN[] = {-1, 0, 1, 0}, RIGHT[] = {0, 1, 0, -1};
const int NEVER = 1 << 29;

// Task 1: the map.

int number(const string& text, int most) {
    if (text.empty() || text.size() > 9 || text[0] == '0') return -1;
    for (char c : text)
        if (!isdigit(static_cast<unsigned char>(c))) return -1;
    int value = std::stoi(text);
    return value <= most ? value : -1;
}

vector<string> words(const string& line) {
    vector<string> parts(1);
    for (char c : line)
        if (c == ' ')
            parts.emplace_back();
        else
            parts.back() += c;
    return parts;
}

string fault(const vector<string>& lines) {
    vector<string> head = lines.empty() ? vector<string>() : words(lines[0]);
    int rows = -1, columns = -1;
    if (head.size() == 3 && head[0] == "grid") {
        rows = number(head[1], 300);
        columns = number(head[2], 300);
    }
    if (rows < 0 || columns < 0) return "line 1: header";
    int bases = 0;
    for (int at = 2; at <= rows + 1; at++) {
        string where = "line " + std::to_string(at) + ": ";
        if (at > static_cast<int>(lines.size())) return where + "missing";
        const string& line = lines[at - 1];
        if (static_cast<int>(line.size()) != columns) return where + "length";
        if (line.find_first_not_of(".<>^v#SH") != string::npos) return where + "cell";
        bases += std::count(line.begin(), line.end(), 'H');
        if (bases > 1) return where + "base";
    }
    if (static_cast<int>(lines.size()) > rows + 1) {
        return "line " + std::to_string(rows + 2) + ": extra";
    }
    return bases == 1 ? "" : "no base";
}

struct Step {
    int to, cost, letter;
};

struct Way {
    vector<int> cost, from, letter;

    string letters(int start, int target) const {
        string found;
        for (; target != start; target = from[target]) found += LETTERS[letter[target]];
        std::reverse(found.begin(), found.end());
        return found;
    }
};

struct Grid {
    int height, width, base = 0;
    string cells;
    vector<int> surveys;
    vector<vector<Step>> steps;

    explicit Grid(const vector<string>& rows) : height(rows.size()), width(rows[0].size()) {
        for (const string& row : rows) cells += row;
        steps.resize(cells.size());
        for (int at = 0; at < static_cast<int>(cells.size()); at++) {
            if (cells[at] == 'H') base = at;
            if (cells[at] == 'S') surveys.push_back(at);
            if (cells[at] == '#') continue;
            size_t wind = string("^>v<").find(cells[at]);
            for (int letter = 0; letter < 4; letter++) {
                int r = at / width + DOWN[letter], c = at % width + RIGHT[letter];
                if (r < 0 || r >= height || c < 0 || c >= width) continue;
                int to = r * width + c;
                if (cells[to] == '#') continue;
                int cost = 2;
                if (wind != string::npos && static_cast<int>(wind) == letter) cost = 1;
                if (wind != string::npos && static_cast<int>(wind) == (letter + 2) % 4) cost = 4;
                steps[at].push_back({to, cost, letter});
            }
        }
    }

    Way cheapest(int start) const {
        Way way{vector<int>(cells.size(), NEVER), vector<int>(cells.size(), -1),
                vector<int>(cells.size(), -1)};
        std::priority_queue<std::pair<int, int>, vector<std::pair<int, int>>, std::greater<>> open;
        way.cost[start] = 0;
        open.push({0, start});
        while (!open.empty()) {
            auto [so_far, at] = open.top();
            open.pop();
            if (so_far > way.cost[at]) continue;
            for (const Step& step : steps[at]) {
                int total = so_far + step.cost;
                if (total >= way.cost[step.to]) continue;
                way.cost[step.to] = total;
                way.from[step.to] = at;
                way.letter[step.to] = step.letter;
                open.push({total, step.to});
            }
        }
        return way;
    }

    int cell(const string& row, const string& column) const {
        return (std::stoi(row) - 1) * width + std::stoi(column) - 1;
    }
};

using Lines = vector<string>;

void solve_map(const Lines& lines) {
    string wrong = fault(lines);
    if (!wrong.empty()) {
        std::cout << wrong << '\n';
        return;
    }
    Grid grid(Lines(lines.begin() + 1, lines.end()));
    Way way = grid.cheapest(grid.base);
    auto reached = [&](int at) { return way.cost[at] < NEVER; };
    std::cout << "ok " << grid.cells.size() - std::count(grid.cells.begin(), grid.cells.end(), '#')
              << ' ' << grid.surveys.size() << ' '
              << std::count_if(grid.surveys.begin(), grid.surveys.end(), reached) << '\n';
}

Grid read_map(const Lines& lines, Lines& rest) {
    int height = std::stoi(words(lines[0])[1]);
    rest.assign(lines.begin() + height + 1, lines.end());
    return Grid(Lines(lines.begin() + 1, lines.begin() + height + 1));
}

// Task 2: the cheapest way.

void solve_route(const Lines& lines) {
    Lines rest;
    Grid grid = read_map(lines, rest);
    int target = grid.cell(words(rest[0])[1], words(rest[0])[2]);
    Way way = grid.cheapest(grid.base);
    if (way.cost[target] == NEVER)
        std::cout << "unreachable\n";
    else
        std::cout << way.cost[target] << '\n' << way.letters(grid.base, target) << '\n';
}

// Task 3: all survey cells.

struct Survey {
    vector<int> out, back;
    vector<vector<int>> between;
    int battery;

    /// The cheapest trips that visit the stops in this order: the cost, and where trips begin.
    int split(const vector<int>& order, vector<int>* begins) const {
        int count = order.size();
        vector<int> best(count + 1, NEVER), begin(count + 1, 0);
        best[0] = 0;
        for (int first = 0; first < count; first++) {
            int cost = out[order[first]];
            for (int last = first; last < count; last++) {
                if (last > first) cost += between[order[last - 1]][order[last]];
                if (cost > battery) break;
                int whole = cost + back[order[last]];
                if (whole <= battery && best[first] + whole < best[last + 1]) {
                    best[last + 1] = best[first] + whole;
                    begin[last + 1] = first;
                }
            }
        }
        if (begins) *begins = begin;
        return best[count];
    }

    vector<int> nearest_next() const {
        vector<int> order, left(out.size());
        for (size_t i = 0; i < left.size(); i++) left[i] = i;
        while (!left.empty()) {
            const vector<int>& near = order.empty() ? out : between[order.back()];
            auto by_distance = [&](int a, int b) { return near[a] < near[b]; };
            auto next = std::min_element(left.begin(), left.end(), by_distance);
            order.push_back(*next);
            left.erase(next);
        }
        return order;
    }

    /// Moves runs of up to four stops, turned round or not, while that makes the flight cheaper.
    vector<int> improved(vector<int> order) const {
        int best = split(order, nullptr);
        for (bool found = true; found;) {
            found = false;
            for (int size = 1; size <= 4; size++)
                for (int at = 0; at + size <= static_cast<int>(order.size()); at++) {
                    vector<int> run(order.begin() + at, order.begin() + at + size), rest = order;
                    rest.erase(rest.begin() + at, rest.begin() + at + size);
                    vector<int> better;
                    for (int turn = 0; turn < 2; turn++) {
                        for (size_t to = 0; to <= rest.size(); to++) {
                            vector<int> tried = rest;
                            tried.insert(tried.begin() + to, run.begin(), run.end());
                            int cost = split(tried, nullptr);
                            if (cost < best) {
                                best = cost;
                                better = tried;
                            }
                        }
                        std::reverse(run.begin(), run.end());
                    }
                    if (!better.empty()) {
                        order = better;
                        found = true;
                    }
                }
        }
        return order;
    }
};

void solve_survey(const Lines& lines) {
    Lines rest;
    Grid grid = read_map(lines, rest);
    Survey survey;
    survey.battery = std::stoi(words(rest[0])[1]);
    Way out = grid.cheapest(grid.base);
    vector<Way> flights;
    for (int at : grid.surveys) flights.push_back(grid.cheapest(at));
    for (size_t i = 0; i < flights.size(); i++) {
        survey.out.push_back(out.cost[grid.surveys[i]]);
        survey.back.push_back(flights[i].cost[grid.base]);
        survey.between.emplace_back();
        for (int other : grid.surveys) survey.between[i].push_back(flights[i].cost[other]);
    }
    vector<int> order = survey.improved(survey.nearest_next()), begins;
    survey.split(order, &begins);
    vector<int> ends;
    for (int end = order.size(); end > 0; end = begins[end]) ends.push_back(end);
    std::reverse(ends.begin(), ends.end());
    string moves;
    for (int end : ends) {
        int at = begins[end], stop = grid.surveys[order[at]];
        moves += out.letters(grid.base, stop);
        for (; at + 1 < end; at++) {
            moves += flights[order[at]].letters(grid.surveys[order[at]], grid.surveys[order[at + 1]]);
        }
        moves += flights[order[at]].letters(grid.surveys[order[at]], grid.base);
    }
    std::cout << moves << '\n';
}

// Task 4: many drones.

struct Leg {
    int from, to, begin, end;
};

void solve_fleet(const Lines& lines) {
    Lines rest;
    Grid grid = read_map(lines, rest);
    int count = std::stoi(words(rest[0])[1]);
    vector<vector<Leg>> flights(count);
    vector<string> letters(count);
    for (int i = 0; i < count; i++) {
        auto ends = words(rest[i + 1]);
        int start = grid.cell(ends[0], ends[1]), target = grid.cell(ends[2], ends[3]);
        letters[i] = grid.cheapest(start).letters(start, target);
        int at = start, minute = 0;
        for (char letter : letters[i])
            for (const Step& step : grid.steps[at])
                if (LETTERS[step.letter] == letter) {
                    flights[i].push_back({at, step.to, minute, minute + step.cost});
                    minute += step.cost;
                    at = step.to;
                    break;
                }
    }
    std::set<std::pair<int, int>> held;
    std::set<std::tuple<int, int, int>> flying;
    vector<int> delays(count, 0);
    auto is_free = [&](const vector<Leg>& flight, int delay) {
        for (const Leg& leg : flight)
            for (int minute = leg.begin + delay; minute < leg.end + delay; minute++)
                if (held.count({leg.from, minute}) || flying.count({leg.to, leg.from, minute}))
                    return false;
        return true;
    };
    for (int i = 0; i < count; i++) {
        while (!is_free(flights[i], delays[i])) delays[i]++;
        for (const Leg& leg : flights[i])
            for (int minute = leg.begin; minute < leg.end; minute++) {
                held.insert({leg.from, minute + delays[i]});
                flying.insert({leg.from, leg.to, minute + delays[i]});
            }
    }
    for (int i = 0; i < count; i++) std::cout << delays[i] << ' ' << letters[i] << '\n';
}

int main() {
    std::ios::sync_with_stdio(false);
    string task, line;
    std::getline(std::cin, task);
    Lines lines;
    while (std::getline(std::cin, line)) lines.push_back(line);
    if (task == "map") solve_map(lines);
    if (task == "route") solve_route(lines);
    if (task == "survey") solve_survey(lines);
    if (task == "fleet") solve_fleet(lines);
}

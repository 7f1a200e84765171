import bisect
import heapq
import re
import sys

PATH = re.compile(r"/parts(?:/([0-9]{1,9}))?")
PIECE = re.compile(r"([a-z]+)=([^&=]*)")
NAME = re.compile(r"[a-z0-9-]{1,20}")
UNIT = re.compile(r"[a-z]{1,10}")
AMOUNT = re.compile(r"0|[1-9][0-9]{0,5}")
LIMIT = re.compile(r"[1-9][0-9]?|100")
AFTER = re.compile(r"0|[1-9][0-9]{0,8}")


class Answer(Exception):
    def __init__(self, status, headers=None, body=()):
        super().__init__(status)
        self.status, self.headers, self.body = status, headers or {}, list(body)

    def lines(self, first):
        headers = [f"{name}: {value}" for name, value in sorted(self.headers.items())]
        return [first] + headers + ["> " + line for line in self.body] + [""]


def error(status, word, **headers):
    return Answer(status, headers, [f"error={word}"])


def pieces(text):
    """Names and values, or nothing where the text is broken or has a name twice."""
    found = {}
    for piece in text.split("&"):
        match = PIECE.fullmatch(piece)
        if not match or match[1] in found:
            return None
        found[match[1]] = match[2]
    return found


class Part:
    def __init__(self, number):
        self.number, self.version = number, 1
        self.name, self.shelf, self.store, self.unit = "", 0, 0, "piece"

    def tag(self):
        return f'"{self.number}-{self.version}"'

    def text(self, v2):
        if v2:
            rest = f"shelf={self.shelf}&store={self.store}&unit={self.unit}"
        else:
            rest = f"stock={self.shelf + self.store}"
        return f"id={self.number}&name={self.name}&{rest}"


class Api:
    def __init__(self, level):
        self.level = level
        self.parts, self.names = {}, {}
        self.last = 0
        self.ids, self.units = [], {}

    def file(self, part):
        bisect.insort(self.ids, part.number)
        bisect.insort(self.units.setdefault(part.unit, []), part.number)
        self.names[part.name] = part.number

    def unfile(self, part):
        for ids in (self.ids, self.units[part.unit]):
            del ids[bisect.bisect_left(ids, part.number)]
        del self.names[part.name]

    def answer(self, method, target, headers, body):
        try:
            self.act(method, target, headers, body)
        except Answer as answer:
            return answer

    def act(self, method, target, headers, body):
        path, asked, query = target, "", ""
        if self.level >= 2:
            path, asked, query = target.partition("?")
        v2 = self.level >= 4 and path.startswith("/v2/")
        match = PATH.fullmatch(path[3:] if v2 else path)
        if not match:
            raise error(404, "path")
        if match[1] is None:
            allowed = ["GET", "POST"]
        else:
            allowed = ["DELETE", "GET", "PATCH", "PUT"] if v2 else ["DELETE", "GET", "PUT"]
        if method not in allowed:
            raise error(405, "method", allow=", ".join(allowed))
        if asked and (match[1] or method != "GET"):
            raise error(400, "query")
        if match[1] is None:
            if method == "GET":
                self.list(v2, query if asked else None)
            self.create(v2, body)
        part = self.parts.get(int(match[1]))
        if part is None:
            raise error(404, "part")
        if method == "GET":
            self.read(part, v2, headers)
        self.test_version(part, v2, headers)
        if method == "DELETE":
            self.unfile(part)
            del self.parts[part.number]
            raise Answer(204)
        self.change(part, v2, body, method == "PATCH")

    def list(self, v2, query):
        rules = {"limit": LIMIT, "after": AFTER}
        if v2:
            rules["unit"] = UNIT
        asked = {} if query is None else pieces(query)
        if asked is None or any(n not in rules or not rules[n].fullmatch(v) for n, v in asked.items()):
            raise error(400, "query")
        limit = int(asked.get("limit", 10 if v2 else len(self.parts)))
        after, unit = int(asked.get("after", 0)), asked.get("unit")
        ids = self.ids if unit is None else self.units.get(unit, [])
        at = bisect.bisect_right(ids, after)
        page = ids[at : at + limit]
        headers = {}
        if at + limit < len(ids):
            path = "/v2/parts" if v2 else "/parts"
            more = "" if unit is None else f"&unit={unit}"
            headers["next"] = f"{path}?limit={limit}&after={page[-1]}{more}"
        raise Answer(200, headers, [self.parts[number].text(v2) for number in page])

    def tagged(self, status, part, v2, **headers):
        if self.level >= 2:
            headers["etag"] = part.tag()
        return Answer(status, headers, [] if status == 304 else [part.text(v2)])

    def matches(self, part, wanted):
        return wanted == "*" or part.tag() in wanted.split(", ")

    def read(self, part, v2, headers):
        wanted = headers.get("if-none-match") if self.level >= 2 else None
        same = wanted is not None and self.matches(part, wanted)
        raise self.tagged(304 if same else 200, part, v2)

    def test_version(self, part, v2, headers):
        wanted = headers.get("if-match") if self.level >= 2 else None
        if wanted is None:
            if v2:
                raise error(428, "if-match")
        elif not self.matches(part, wanted):
            raise error(412, "version", etag=part.tag())

    def fields(self, v2, body, some):
        """The fields that a body names, tested."""
        found = None if body is None else pieces(body)
        if found is None:
            raise error(400, "body")
        if v2:
            rules = {"name": NAME, "shelf": AMOUNT, "store": AMOUNT, "unit": UNIT}
            found = {name: value for name, value in found.items() if name in rules}
            needed = [] if some else ["name", "shelf", "store"]
            if not found or any(name not in found for name in needed):
                raise error(400, "body")
        else:
            rules = {"name": NAME, "stock": AMOUNT}
            if found.keys() != rules.keys():
                raise error(400, "body")
        for name, rule in rules.items():
            if name in found and not rule.fullmatch(found[name]):
                raise error(422, name)
        return found

    def fill(self, part, found):
        part.name = found.get("name", part.name)
        part.shelf = int(found.get("shelf", part.shelf))
        part.store = int(found.get("store", part.store))
        part.unit = found.get("unit", part.unit)
        if "stock" in found:
            stock = int(found["stock"])
            part.shelf = min(part.shelf, stock)
            part.store = stock - part.shelf

    def create(self, v2, body):
        found = self.fields(v2, body, False)
        if found["name"] in self.names:
            raise error(409, "name")
        self.last += 1
        part = self.parts[self.last] = Part(self.last)
        self.fill(part, found)
        self.file(part)
        path = "/v2/parts" if v2 else "/parts"
        raise self.tagged(201, part, v2, location=f"{path}/{part.number}")

    def change(self, part, v2, body, some):
        found = self.fields(v2, body, some)
        if v2 and not some:
            found.setdefault("unit", "piece")
        if self.names.get(found.get("name"), part.number) != part.number:
            raise error(409, "name")
        self.unfile(part)
        self.fill(part, found)
        self.file(part)
        part.version += 1
        raise self.tagged(200, part, v2)


def records(lines):
    request = []
    for line in lines:
        if line:
            request.append(line)
            continue
        headers, body = {}, None
        for more in request[1:]:
            if more.startswith("> "):
                body = more[2:]
            else:
                name, value = more.split(": ", 1)
                headers[name] = value
        yield request[0].split(" "), headers, body
        request = []


def solve_in_order(lines, level):
    api, out = Api(level), []
    for (method, target), headers, body in records(lines):
        answer = api.answer(method, target, headers, body)
        out += answer.lines(str(answer.status))
    return out


class Key:
    def __init__(self, request):
        self.request, self.answer, self.at = request, None, None


class Server:
    def __init__(self, level, keep):
        self.api, self.keep = Api(level), keep
        self.keys, self.work, self.out = {}, [], []

    def say(self, number, time, answer):
        self.out += answer.lines(f"{number} {time} {answer.status}")

    def finish(self, end, number, request, key):
        answer = self.api.answer(*request)
        if key:
            key.answer, key.at = answer, end
        self.say(number, end, answer)

    def finish_until(self, time):
        while self.work and self.work[0][0] <= time:
            end, number, request, key = heapq.heappop(self.work)
            self.finish(end, number, request, key)

    def arrive(self, number, at, takes, request):
        method, target, headers, body = request
        key = None
        if method == "POST" and "key" in headers:
            word = headers["key"]
            key = self.keys.get(word)
            if key and key.answer and at >= key.at + self.keep:
                key = None
            if key:
                self.say(number, at, self.known(key, (target, body)))
                return
            key = self.keys[word] = Key((target, body))
        if takes == 0:
            self.finish(at, number, request, key)
        else:
            heapq.heappush(self.work, (at + takes, number, request, key))

    def known(self, key, request):
        if key.request != request:
            return error(422, "key")
        if key.answer is None:
            return error(409, "busy")
        was = key.answer
        return Answer(was.status, {**was.headers, "replayed": "yes"}, was.body)


def solve_in_time(lines, level):
    server = Server(level, int(lines[0].split()[1]))
    for number, (first, headers, body) in enumerate(records(lines[1:]), 1):
        at, takes, method, target = first
        server.finish_until(int(at))
        server.arrive(number, int(at), int(takes), (method, target, headers, body))
    server.finish_until(float("inf"))
    return server.out


TASKS = {
    "crud": lambda lines: solve_in_order(lines, 1),
    "pages": lambda lines: solve_in_order(lines, 2),
    "retries": lambda lines: solve_in_time(lines, 3),
    "versions": lambda lines: solve_in_time(lines, 4),
}


def main():
    lines = sys.stdin.read().split("\n")
    if lines[-1] == "":
        lines.pop()
    print("\n".join(TASKS[lines[0]](lines[1:])))


main()

"""Requests of the API; the same file in every task of the scenario."""


def request(method, target, body=None, at=None, takes=0, **headers):
    """One request, with the time of its arrival where it has one; `if_match` is written if-match."""
    first = f"{method} {target}" if at is None else f"{at} {takes} {method} {target}"
    lines = [first] + [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    if body is not None:
        lines.append("> " + body)
    return "".join(line + "\n" for line in lines) + "\n"


def word(number):
    """A different word of letters for every number."""
    text = ""
    while True:
        text = chr(97 + number % 26) + text
        number //= 26
        if number == 0:
            return text


def tag(number, version):
    return f'"{number}-{version}"'


class Talk:
    """Makes up requests that mostly make sense, in one of the levels 1 to 4; plain ones leave out what is rare."""

    def __init__(self, rng, level, names=12, step=40, takes=200, plain=False):
        self.rng, self.level, self.plain = rng, level, plain
        self.keys, self.moments = 0, set()
        self.names = [f"part-{word(number)}" for number in range(names)]
        self.ids, self.last, self.now = [1], 1, 0
        self.step, self.takes, self.sent = step, takes, []

    def body(self, v2, some=False):
        rng = self.rng
        fields = [f"name={rng.choice(self.names)}"]
        if v2:
            fields += [f"shelf={rng.randint(0, 60)}", f"store={rng.randint(0, 60)}"]
            if self.plain or rng.random() < 0.4:
                fields.append(f"unit={rng.choice(['piece', 'box', 'metre'])}")
            if rng.random() < 0.2:
                fields.append("colour=red")
        else:
            fields.append(f"stock={rng.randint(0, 90)}")
        if some:
            fields = rng.sample(fields, rng.randint(1, len(fields)))
        if not self.plain and rng.random() < 0.06:
            fields = rng.choice([fields + fields[:1], fields[:-1], ["name=", "stock=x", "shelf=-1", "store=1"], ["oops"]])
        rng.shuffle(fields)
        return "&".join(fields)

    def versions_of(self, number):
        if self.plain:
            return tag(number, self.rng.choice([1, 1, 2]))
        if self.rng.random() < 0.1:
            return "*"
        return ", ".join(tag(number, self.rng.choice([1, 1, 1, 2, 3])) for _ in range(self.rng.choice([1, 1, 2])))

    def one(self):
        rng = self.rng
        v2 = self.level >= 4 and rng.random() < 0.6
        root = "/v2/parts" if v2 else "/parts"
        method = rng.choice(["POST"] * 4 + ["GET"] * 3 + ["PUT"] * 3 + ["DELETE", "LIST", "PATCH", "ODD"])
        headers, body, target = {}, None, root
        if method == "POST":
            body = self.body(v2)
            self.last += 1
            if self.level >= 3 and rng.random() < 0.5:
                self.keys += 1
                headers["key"] = f"k{self.keys if self.plain else rng.randrange(8)}"
        elif method == "LIST":
            method = "GET"
            asked = [f"limit={rng.randint(1, 5)}", f"after={rng.randint(0, self.last)}"]
            if v2:
                asked.append("unit=" + rng.choice(["box", "piece", "9"]))
            asked = rng.sample(asked, rng.randint(1, len(asked)))
            if self.level >= 2 and rng.random() < 0.8 and not (self.plain and v2):
                target += "?" + "&".join(asked[:1] if self.plain else asked)
        elif method == "ODD":
            odd = [("GET", "/part"), ("PUT", root), ("POST", root + "/1"), ("GET", root + "/01")]
            method, target = rng.choice(odd[:3] if self.plain else odd)
        else:
            number = rng.randint(1, max(1, min(self.last, 9)))
            target += f"/{number}"
            if method in ("PUT", "PATCH"):
                body = self.body(v2, some=method == "PATCH")
            if self.level >= 2 and rng.random() < (0.9 + self.plain if v2 else 0.4):
                headers["if-none-match" if method == "GET" else "if-match"] = self.versions_of(number)
        if rng.random() < 0.03:
            headers["agent"] = "shop/2"
        return method, target, body, headers

    def times(self):
        """When a request arrives and what it takes; plain ones never meet at one moment."""
        rng = self.rng
        if not self.plain:
            self.now += rng.choice([0, rng.randint(0, self.step)])
            return {"at": self.now, "takes": rng.choice([0, rng.randint(1, self.takes)])}
        self.now += rng.randint(1, self.step)
        while self.now in self.moments:
            self.now += 1
        end = self.now + rng.randint(1, self.takes)
        while end in self.moments:
            end += 1
        self.moments |= {self.now, end}
        return {"at": self.now, "takes": end - self.now}

    def text(self, n):
        out = []
        for _ in range(n):
            if self.sent and self.level >= 3 and self.rng.random() < 0.2:
                method, target, body, headers = self.rng.choice(self.sent[-6:])
            else:
                method, target, body, headers = self.one()
            if method == "POST" and "key" in headers:
                self.sent.append((method, target, body, headers))
            times = {}
            if self.level >= 3:
                times = self.times()
            out.append(request(method, target, body, **times, **headers))
        return "".join(out)

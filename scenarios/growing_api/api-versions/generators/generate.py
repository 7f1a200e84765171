"""Writes all tests. Run: python3 generators/generate.py"""

from talks import Talk, request, tag, word
from writer import Writer, seeded


def main():
    writer = Writer()

    def test(group, title, *requests, keep=1000):
        """Requests are texts, or what comes after the times; each arrives 10 ms after the one before."""
        out = []
        for number, one in enumerate(requests):
            out.append(one if isinstance(one, str) else request(*one[0], 10 * number, 0, **one[1]))
        writer.test(group, title, f"versions\nkeep {keep}\n" + "".join(out))

    def talk(group, title, keep, n, **wanted):
        writer.test(group, title, f"versions\nkeep {keep}\n" + Talk(seeded(title), 4, **wanted).text(n))

    def ask(method, target, body=None, **headers):
        return (method, target, body), headers

    def old(name, stock=1, **headers):
        return ask("POST", "/parts", f"name={name}&stock={stock}", **headers)

    def new(name, shelf=1, store=1, more="", **headers):
        return ask("POST", "/v2/parts", f"name={name}&shelf={shelf}&store={store}{more}", **headers)

    def get(target):
        return ask("GET", target)

    def patch(body, match="*", number=1):
        return ask("PATCH", f"/v2/parts/{number}", body, if_match=match)

    def put2(body, match="*", number=1):
        return ask("PUT", f"/v2/parts/{number}", body, if_match=match)

    def put1(body, number=1, **headers):
        return ask("PUT", f"/parts/{number}", body, **headers)

    both = [get("/parts/1"), get("/v2/parts/1")]
    test("sample", "two-contracts", old("drill", 5), get("/v2/parts/1"), patch("shelf=3&store=2", tag(1, 1)), put1("name=drill&stock=2"), get("/v2/parts/1"))
    test("sample", "boxes", new("nail", 1, 2, "&unit=box"), new("saw"), new("screw", 0, 9, "&unit=box&colour=grey"), get("/v2/parts?unit=box&limit=1"), ask("PUT", "/v2/parts/2", "name=saw&shelf=0&store=0"))

    test("core", "old-alone", old("a"), put1("name=b&stock=7"), get("/parts/1"), get("/parts"), ask("DELETE", "/parts/1"), get("/parts"))
    test("core", "new-alone", new("a", 3, 4), put2("name=b&shelf=1&store=2", tag(1, 1)), *both, ask("DELETE", "/v2/parts/1", if_match=tag(1, 2)), get("/v2/parts"))
    test("core", "old-makes-new-reads", old("a", 7), *both)
    test("core", "new-makes-old-reads", new("a", 3, 4, "&unit=box"), *both, get("/parts"), get("/v2/parts"))
    test("core", "stock-splits", new("a", 3, 4), put1("name=a&stock=5"), both[1], put1("name=a&stock=2"), both[1], put1("name=a&stock=9"), both[1])
    test("core", "patch", new("a", 3, 4), patch("store=9"), patch("name=b"), patch("unit=box&shelf=0"), patch("colour=red"), *both)
    test("core", "needs-if-match", new("a"), ask("PUT", "/v2/parts/1", "name=b&shelf=1&store=1"), ask("PATCH", "/v2/parts/1", "store=1"), ask("DELETE", "/v2/parts/1"), put1("name=b&stock=1"))
    test("core", "one-version", old("a"), patch("store=4", tag(1, 1)), put1("name=a&stock=1", if_match=tag(1, 1)), put1("name=a&stock=1", if_match=tag(1, 2)), patch("store=5", tag(1, 2)))
    test("core", "names-are-shared", old("a"), new("a"), new("b"), put1("name=b&stock=1"), patch("name=b"))
    test("core", "units", *(new(word(at), 1, 1, "&unit=" + ["box", "piece", "metre"][at % 3]) for at in range(9)), get("/v2/parts?unit=box"), get("/v2/parts?unit=box&limit=2"), get("/v2/parts?unit=box&limit=2&after=4"), get("/v2/parts?unit=bag"))
    test("core", "ten-at-most", *(old(word(at)) for at in range(12)), get("/v2/parts"), get("/v2/parts?after=10"), get("/parts"), get("/parts?limit=11"))
    test("core", "refused", ask("BREW", "/v2/parts"), ask("POST", "/v2/parts/1", "x"), get("/v2/part"), get("/v2/parts/1"), new("A"), new("a", "x"), new("a", 1, "x"), ask("PATCH", "/parts/1", "x"))
    talk("core", "talk", 900_000, 120, step=60, takes=100, plain=True)
    talk("core", "long-talk", 900_000, 300, names=30, step=30, takes=200, plain=True)

    test("edge", "other-paths", *(get(path) for path in ["/v2", "/v2/", "/v2/parts/", "/v1/parts", "/v2/v2/parts", "/v2parts", "/v22/parts", "/V2/parts", "/v2/parts/01", "/v2?x"]))
    test("edge", "put-resets-the-unit", new("a", 1, 1, "&unit=box"), put2("name=a&shelf=1&store=1"), both[1], patch("unit=box"), put1("name=a&stock=1"), both[1])
    test("edge", "other-fields-twice", new("a", 1, 1, "&x=1&y=2"), new("b", 1, 1, "&x=1&x=1"), new("c", 1, 1, "&x"), new("d", 1, 1, "&x="), patch("x=1"), patch("store=1&y=a b"))
    test("edge", "stock-is-another-field", ask("POST", "/v2/parts", "name=a&stock=1"), new("a", 1, 2, "&stock=x"), patch("stock=9"), patch("shelf=9&stock=9"), ask("POST", "/parts", "name=b&stock=1&unit=box"))
    test("edge", "large-sums", new("a", 999999, 999999), *both, put1("name=a&stock=999999"), *both, put1("name=a&stock=1000000"), put1("name=a&stock=0"), *both)
    test("edge", "order-of-refusals", ask("PATCH", "/v2/parts/9?x", "oops"), ask("PATCH", "/v2/parts/9", "oops"), new("a"), ask("PATCH", "/v2/parts/1", "oops"), patch("oops", tag(1, 9)), patch("oops", tag(1, 1)), patch("unit=B&name=B"), patch("store=x&unit=B"), patch("store=x&shelf=x&name=a"))
    test("edge", "units-as-described", *(new(f"a{at}", 1, 1, "&unit=" + unit) for at, unit in enumerate(["", "Box", "box1", "b" * 10, "b" * 11, "b-x"])), *(get("/v2/parts?unit=" + unit) for unit in ["", "Box", "box1", "b" * 10, "b" * 11, "box&unit=box"]))
    test("edge", "unit-is-no-query-of-the-old", old("a"), get("/parts?unit=piece"), get("/v2/parts?unit=piece"), get("/v2/parts?unit=piece&x=1"))
    test("edge", "next-only-if-one-fits", *(new(word(at), 1, 1, "&unit=" + ("box" if at < 2 else "bag")) for at in range(4)), get("/v2/parts?unit=box&limit=2"), get("/v2/parts?limit=2&unit=box&after=1"), get("/v2/parts?after=0&unit=bag&limit=1"), get("/v2/parts?limit=3"))
    test("edge", "just-ten", *(old(word(at)) for at in range(10)), get("/v2/parts"), old("z"), get("/v2/parts"), get("/v2/parts?after=1"))
    test("edge", "unit-moves", *(new(word(at), 1, 1, "&unit=box") for at in range(4)), patch("unit=bag", number=2), get("/v2/parts?unit=box&limit=2"), patch("unit=box", number=2), get("/v2/parts?unit=box&limit=2"), ask("DELETE", "/parts/3"), get("/v2/parts?unit=box&limit=2"))
    test("edge", "patch-of-nothing", new("a"), patch("name=a"), patch("name=a&name=a"), patch(""), ask("PATCH", "/v2/parts/1", if_match="*"), both[1])
    test("edge", "keys-are-shared", old("a", key="k"), new("a", key="k"), old("a", key="k"), new("b", key="j"), new("b", key="j"), old("b", key="j"))
    test("edge", "refused-keeps-all", new("a", 2, 3, "&unit=box"), old("b"), patch("name=b&shelf=9&unit=bag"), patch("shelf=9&unit=BAG"), put2("name=c&shelf=1"), both[1])
    test("edge", "location", new("a"), old("a"), old("b"), new("c"))
    test("edge", "own-name", new("a"), patch("name=a"), put2("name=a&shelf=1&store=1"), old("b"), patch("name=b"), ask("DELETE", "/parts/2"), patch("name=b"), old("a"))
    test("edge", "not-modified", new("a"), ask("GET", "/v2/parts/1", if_none_match=tag(1, 1)), ask("GET", "/parts/1", if_none_match=tag(1, 1)), put1("name=a&stock=1"), ask("GET", "/v2/parts/1", if_none_match=tag(1, 1)))
    meanwhile = [request("POST", "/parts", "name=a&stock=9", 0, 5), request("PATCH", "/v2/parts/1", "shelf=4&store=5", 6, 50, if_match=tag(1, 1)), request("PUT", "/parts/1", "name=a&stock=3", 8, 10), request("PATCH", "/v2/parts/1", "shelf=2", 20, 50, if_match="*"), request("GET", "/v2/parts/1", None, 90, 0)]
    test("edge", "meanwhile", *meanwhile)
    talk("edge", "hard-talk", 120, 500, names=8, step=12, takes=60)

    def rare(title, n, asked, every, moved=0):
        rng = seeded(title)
        out = [new(word(at), 1, 2, "&unit=box" if at % every == 0 else "") for at in range(n)]
        out += [patch(f"unit={rng.choice(['box', 'bag'])}", number=rng.randint(1, n)) for _ in range(moved)]
        out += [get(f"/v2/parts?unit=box&limit=1&after={rng.randrange(n // 2)}") for _ in range(asked)]
        test("perf1", title, *out)

    rare("rare-unit", 2_150, 1_700, 1_050)
    rare("one-at-the-end", 2_600, 2_000, 2_599)
    rare("half-of-them", 2_000, 1_700, 2)
    rare("units-move", 1_700, 1_500, 800, moved=600)
    test("perf1", "no-such-unit", *(old(word(at)) for at in range(3_600)), *[get("/v2/parts?unit=bag")] * 4_000)

    good = request("GET", "/parts", None, 5, 0)
    writer.invalid("no-keep", "versions\n" + good)
    writer.invalid("another-task", "retries\nkeep 9\n" + good)
    writer.invalid("no-empty-line", "versions\nkeep 9\n" + good[:-1])
    writer.invalid("no-tags", "versions\nkeep 9\n" + request("GET", "/parts", None, 5, 0, if_match="a"))
    writer.invalid("nothing", "versions\nkeep 9\n")
    writer.finish()


main()

"""Writes all tests. Run: python3 generators/generate.py"""

from talks import Talk, request, word
from writer import Writer, seeded


def main():
    writer = Writer()

    def test(group, title, *requests):
        writer.test(group, title, "crud\n" + "".join(requests))

    def talk(group, title, n, **wanted):
        test(group, title, Talk(seeded(title), 1, **wanted).text(n))

    def post(name, stock=1):
        return request("POST", "/parts", f"name={name}&stock={stock}")

    def put(number, body):
        return request("PUT", f"/parts/{number}", body)

    def get(number):
        return request("GET", f"/parts/{number}")

    def delete(number):
        return request("DELETE", f"/parts/{number}")

    everything = request("GET", "/parts")
    test("sample", "life-of-a-part", request("POST", "/parts", "name=drill&stock=4", agent="shop/2"), get(1), put(1, "stock=9&name=drill-8"), everything, delete(1), get(1))
    test("sample", "refused", post("saw", 3), post("saw", 5), post("nail", 900), request("PATCH", "/parts", "name=saw"))

    test("core", "create", post("a"), post("b", 0), everything)
    test("core", "read", post("a"), get(1), get(2), everything)
    test("core", "replace", post("a"), post("b"), put(2, "name=c&stock=5"), get(2), put(3, "name=d&stock=1"), everything)
    test("core", "delete", post("a"), post("b"), delete(1), delete(1), get(1), everything)
    test("core", "numbers-go-on", post("a"), post("b"), delete(2), post("c"), everything)
    test("core", "names", post("a"), post("a"), post("b"), put(2, "name=a&stock=1"), put(2, "name=b&stock=2"), delete(1), post("a"))
    test("core", "paths", request("GET", "/"), request("GET", "/part"), request("GET", "/parts/x"), request("POST", "/things", "name=a&stock=1"))
    test("core", "methods", request("DELETE", "/parts"), request("PUT", "/parts", "name=a&stock=1"), request("POST", "/parts/1", "name=a&stock=1"), request("PATCH", "/parts/1"))
    test("core", "bodies", request("POST", "/parts"), request("POST", "/parts", "name=a"), request("POST", "/parts", "hello"), request("POST", "/parts", "name=a&stock=1&unit=box"), everything)
    test("core", "values", post("A"), post("a", "x"), post("a", -1), post("a", 1000000), post("a b"), post("a", 5))
    talk("core", "talk", 80, plain=True)
    talk("core", "long-talk", 400, names=30, plain=True)

    test("edge", "nothing-there", everything, delete(1))
    test("edge", "long-paths", *(request("GET", path) for path in ["/parts/", "/parts/1/", "/parts/1/2", "//parts", "/parts//1", "/Parts", "/partss"]))
    test("edge", "numbers", post("a"), *(get(number) for number in ["0", "01", "+1", "-1", "1.0", "1e0", "999999999", "1000000000", "1" * 80]))
    test("edge", "queries-are-paths", post("a"), request("GET", "/parts?limit=1"), request("GET", "/parts/1?x"), request("POST", "/parts?", "name=b&stock=1"))
    test("edge", "no-second-version", post("a"), request("GET", "/v2/parts"), request("PATCH", "/v2/parts/1", "name=b"))
    test("edge", "path-before-method", request("BREW", "/pot"), request("BREW", "/parts"), request("BREW", "/parts/7"))
    test("edge", "method-before-part", request("POST", "/parts/7", "name=a&stock=1"), request("PATCH", "/parts/7", "stock=1"))
    test("edge", "part-before-body", put(4, "oops"), request("PUT", "/parts/4"), post("a"), put(1, "oops"), request("PUT", "/parts/1"))
    test("edge", "body-before-values", request("POST", "/parts", "name=A"), request("POST", "/parts", "name=A&stock=x&x=1"), request("POST", "/parts", "name=A&stock=x"))
    test("edge", "name-before-stock", post("A", "x"), post("a", "x"), post("b"), post("b", "x"), put(1, "name=B&stock=x"))
    test("edge", "pieces", *(request("POST", "/parts", body) for body in ["", "&", "name=a&stock=1&", "&name=a&stock=1", "name=a&&stock=1", "name=a=b&stock=1", "=a&name=b&stock=1", "Name=a&stock=1", "name&stock=1"]))
    test("edge", "empty-values", post("", 1), post("a", ""), request("POST", "/parts", "stock=&name="))
    test("edge", "twice", request("POST", "/parts", "name=a&stock=1&name=a"), request("POST", "/parts", "stock=1&stock=1"), request("POST", "/parts", "name=a&name=b"))
    test("edge", "spaces", request("POST", "/parts", "name=a&stock=1 "), request("POST", "/parts", " name=a&stock=1"), request("POST", "/parts", "name=a &stock=1"))
    test("edge", "bounds", post("a" * 20, 999999), post("a" * 21, 1), post("-", 0), post("0-9", "00"), post("z", "01"), post("y", "1000000"), everything)
    test("edge", "refused-uses-no-number", post("a"), post("a"), post("B"), request("POST", "/parts"), post("b"), everything)
    test("edge", "own-name", post("a"), put(1, "name=a&stock=2"), put(1, "name=a&stock=2"), put(1, "name=b&stock=2"), post("a"), put(2, "name=b&stock=2"))
    test("edge", "headers-do-not-matter", post("a"), request("GET", "/parts/1", if_none_match='"1-1"'), request("PUT", "/parts/1", "name=b&stock=2", if_match='"1-7"'), request("DELETE", "/parts/1", if_match='"1-7"'), request("POST", "/parts", "name=c&stock=2", key="k"), request("POST", "/parts", "name=c&stock=2", key="k"))
    test("edge", "body-of-get", post("a"), request("GET", "/parts/1", "oops"), request("GET", "/parts", ""), request("DELETE", "/parts/1", "oops"))

    def many(title, n, name=word, change=False):
        rng = seeded(title)
        out = [post(name(at), rng.randint(0, 99)) for at in range(n)]
        if change:
            out += [put(rng.randint(1, n), f"name={name(n + at)}&stock=1") for at in range(n)]
        test("perf1", title, *out)

    many("many-names", 6_500)
    many("long-names", 5_500, lambda at: f"part-of-{word(at)}")
    many("changes", 4_000, change=True)
    rng = seeded("taken-names")
    test("perf1", "taken-names", *(post(word(at)) for at in range(4_500)), *(post(word(rng.randrange(4_500))) for _ in range(4_000)))
    test("perf1", "deleted", *(post(word(at)) + (delete(at + 1) if at % 4 == 0 else "") for at in range(5_800)))

    writer.invalid("no-task", post("a"))
    writer.invalid("another-task", "pages\n" + post("a"))
    writer.invalid("no-empty-line", "crud\n" + post("a")[:-1])
    writer.invalid("two-empty-lines", "crud\n" + post("a") + "\n")
    writer.invalid("small-letters", "crud\n" + request("get", "/parts"))
    writer.invalid("no-slash", "crud\n" + request("GET", "parts"))
    writer.invalid("two-bodies", "crud\n" + post("a")[:-1] + "> b\n\n")
    writer.invalid("header-twice", "crud\nGET /parts\na: 1\na: 2\n\n")
    writer.invalid("nothing", "crud\n")
    writer.finish()


main()

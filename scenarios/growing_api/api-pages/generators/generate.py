"""Writes all tests. Run: python3 generators/generate.py"""

from talks import Talk, request, tag, word
from writer import Writer, seeded


def main():
    writer = Writer()

    def test(group, title, *requests):
        writer.test(group, title, "pages\n" + "".join(requests))

    def talk(group, title, n, **wanted):
        test(group, title, Talk(seeded(title), 2, **wanted).text(n))

    def post(name, stock=1):
        return request("POST", "/parts", f"name={name}&stock={stock}")

    def put(number, name, **headers):
        return request("PUT", f"/parts/{number}", f"name={name}&stock=2", **headers)

    def get(target, **headers):
        return request("GET", f"/parts{target}", **headers)

    def delete(number, **headers):
        return request("DELETE", f"/parts/{number}", **headers)

    abc = post("a") + post("b") + post("c")
    test("sample", "pages", abc, get("?limit=2"), get("?limit=2&after=2"), get("?limit=0"))
    test("sample", "tags", post("a"), get("/1", if_none_match='"1-1"'), put(1, "b", if_match='"1-1"'), put(1, "c", if_match='"1-1"'), get("/1", if_none_match='"1-1"'))

    test("core", "tags-of-answers", abc, get("/2"), put(2, "d"), get("/2"), delete(2), get("/2"), get(""))
    test("core", "not-modified", post("a"), get("/1", if_none_match=tag(1, 1)), put(1, "b"), get("/1", if_none_match=tag(1, 1)), get("/1", if_none_match=tag(1, 2)))
    test("core", "lost-update", post("a"), put(1, "b", if_match=tag(1, 1)), put(1, "c", if_match=tag(1, 1)), put(1, "c", if_match=tag(1, 2)), get("/1"))
    test("core", "delete-with-tag", abc, delete(1, if_match=tag(1, 2)), delete(1, if_match=tag(1, 1)), delete(2), get(""))
    test("core", "all-pages", *(post(word(at)) for at in range(7)), get("?limit=3"), get("?limit=3&after=3"), get("?limit=3&after=6"))
    test("core", "after", abc, get("?after=1"), get("?after=3"), get("?after=0"))
    test("core", "no-query", abc, get(""))
    test("core", "wrong-queries", abc, get("?limit=x"), get("?page=2"), get("?limit=101"), get("?after=-1"))
    test("core", "as-before", post("a"), post("a"), request("GET", "/nothing"), request("BREW", "/parts"), request("POST", "/parts", "x"), post("A"), get("/9"))
    test("core", "pages-with-gaps", *(post(word(at)) for at in range(8)), delete(2), delete(3), delete(8), get("?limit=2"), get("?limit=2&after=4"), get("?limit=3&after=5"))
    talk("core", "talk", 100, plain=True)
    talk("core", "long-talk", 400, names=30, plain=True)

    test("edge", "just-full", abc, get("?limit=3"), get("?limit=2&after=1"), get("?limit=1&after=2"), delete(3), get("?limit=2"))
    test("edge", "after-nobody", abc, delete(2), get("?limit=1&after=2"), get("?limit=1&after=1"), get("?after=999999999"))
    test("edge", "nothing-there", get("?limit=5"), get(""), get("?after=0&limit=1"))
    test("edge", "order-in-next", *(post(word(at)) for at in range(4)), get("?after=1&limit=2"), get("?limit=2&after=1"))
    test("edge", "empty-query", abc, get("?"), get("??"), get("/1?"), request("POST", "/parts?", "name=d&stock=1"))
    test("edge", "broken-queries", abc, *(get("?" + query) for query in ["limit", "limit=", "limit=1&", "&limit=1", "limit=1&limit=1", "after=1&after=2", "limit=1=2", "limit=01", "after=00", "limit=+1", "after=1000000000", "limit=100", "LIMIT=1", "limit=1?after=1", "unit=box"]))
    test("edge", "query-elsewhere", abc, get("/1?limit=1"), get("/9?x=1"), request("PUT", "/parts/1?x=1", "oops"), request("BREW", "/parts?x"), request("GET", "/part?limit=1"), request("DELETE", "/parts/1?"))
    test("edge", "a-change-of-nothing", post("a"), put(1, "a"), put(1, "a"), put(1, "A"), get("/1"))
    test("edge", "lists-of-tags", post("a"), put(1, "b", if_match='"1-3", "1-1"'), put(1, "c", if_match='"1-1", "1-3"'), get("/1", if_none_match='"2-2", "1-2"'))
    test("edge", "star", post("a"), get("/1", if_none_match="*"), put(1, "b", if_match="*"), delete(2, if_match="*"), delete(1, if_match="*"))
    test("edge", "tag-of-another", abc, put(1, "d", if_match=tag(2, 1)), get("/1", if_none_match=tag(2, 1)), put(1, "d", if_match=tag(11, 1)))
    test("edge", "part-before-version", put(1, "a", if_match=tag(1, 1)), get("/1", if_none_match="*"))
    test("edge", "version-before-body", post("a"), request("PUT", "/parts/1", "oops", if_match=tag(1, 2)), request("PUT", "/parts/1", if_match=tag(1, 2)), request("PUT", "/parts/1", if_match=tag(1, 1)))
    test("edge", "version-before-name", abc, put(1, "b", if_match=tag(1, 2)), put(1, "b", if_match=tag(1, 1)))
    test("edge", "headers-elsewhere", abc, get("", if_none_match="*"), get("/1", if_match=tag(1, 9)), request("POST", "/parts", "name=d&stock=1", if_match=tag(1, 9), if_none_match="*"), put(1, "e", if_none_match="*"), delete(2, if_none_match="*"))
    test("edge", "refused-keeps-the-version", abc, put(1, "b"), put(1, "B"), request("PUT", "/parts/1", "x"), put(1, "d", if_match=tag(1, 1)))
    test("edge", "new-part-new-tag", post("a"), put(1, "b"), delete(1), post("a"), get("/2", if_none_match=tag(1, 1)), get("/2"))
    test("edge", "keys-do-not-matter", request("POST", "/parts", "name=a&stock=1", key="k"), request("POST", "/parts", "name=a&stock=1", key="k"))
    test("edge", "no-second-version", post("a"), request("GET", "/v2/parts"), request("PATCH", "/parts/1", "name=b"))
    test("edge", "hundred", *(post(word(at)) for at in range(101)), get("?limit=100"), get("?limit=99&after=1"), get("?limit=100&after=1"))
    talk("edge", "hard-talk", 400, names=6)

    def pages(title, n, asked, limit=2, gaps=0):
        rng = seeded(title)
        out = [post(word(at), rng.randint(0, 99)) for at in range(n)]
        out += [delete(number) for number in rng.sample(range(1, n + 1), gaps)]
        for at in range(asked):
            out.append(get(f"?limit={rng.randint(1, limit)}&after={rng.randrange(n)}"))
        test("perf1", title, *out)

    pages("many-pages", 2_400, 2_300)
    pages("first-pages", 2_400, 1_700, limit=3)
    pages("with-gaps", 2_800, 1_900, gaps=1_000)
    out = [post(word(at)) for at in range(3_200)] + [delete(number) for number in range(1, 2_001)]
    test("perf1", "front-is-gone", *out, *[get("?limit=1"), get("?limit=1&after=5")] * 800)
    rng = seeded("pages-and-changes")
    out = [post(word(at)) for at in range(2_400)]
    for at in range(1_300):
        number = rng.randint(1, 2_400)
        out += [put(number, "z" + word(at + 9_000), if_match=tag(number, 1)), get(f"?limit=1&after={number}")]
    test("perf1", "pages-and-changes", *out)

    good = post("a")
    writer.invalid("another-task", "crud\n" + good)
    writer.invalid("tags-without-quotes", "pages\n" + get("/1", if_match="1-1"))
    writer.invalid("tags-without-space", "pages\n" + get("/1", if_match='"1-1","1-2"'))
    writer.invalid("star-and-tag", "pages\n" + get("/1", if_none_match='*, "1-1"'))
    writer.invalid("space-in-target", "pages\n" + get(" ?limit=1"))
    writer.invalid("nothing", "pages\n")
    writer.finish()


main()

"""Writes all tests. Run: python3 generators/generate.py"""

from talks import Talk, request, tag, word
from writer import Writer, seeded


def main():
    writer = Writer()

    def test(group, title, keep, *requests):
        writer.test(group, title, f"retries\nkeep {keep}\n" + "".join(requests))

    def talk(group, title, keep, n, **wanted):
        test(group, title, keep, Talk(seeded(title), 3, **wanted).text(n))

    def post(at, takes, name, key=None, target="/parts", **headers):
        if key:
            headers["key"] = key
        return request("POST", target, f"name={name}&stock=1", at, takes, **headers)

    def put(at, takes, number, name, **headers):
        return request("PUT", f"/parts/{number}", f"name={name}&stock=2", at, takes, **headers)

    def get(at, takes, target="", **headers):
        return request("GET", f"/parts{target}", None, at, takes, **headers)

    def delete(at, takes, number, **headers):
        return request("DELETE", f"/parts/{number}", None, at, takes, **headers)

    test("sample", "sent-again", 1000, post(0, 100, "drill", "a-1"), post(60, 10, "drill", "a-1"), post(120, 10, "drill", "a-1"), get(130, 5))
    test("sample", "two-clients", 1000, post(0, 0, "drill"), put(10, 100, 1, "saw", if_match=tag(1, 1)), put(20, 30, 1, "nail", if_match=tag(1, 1)), get(200, 0, "/1"))

    test("core", "one-after-another", 9, post(0, 5, "a"), get(10, 5), delete(20, 5, 1), get(30, 5))
    test("core", "by-their-ends", 9, post(0, 90, "a"), post(10, 20, "b"), post(20, 30, "c"), get(200, 1))
    test("core", "reads-before-the-end", 9, post(0, 50, "a"), get(10, 10), get(20, 60), get(20, 5, "/1"))
    test("core", "lost-update", 9, post(0, 1, "a"), put(5, 50, 1, "b", if_match=tag(1, 1)), put(6, 20, 1, "c", if_match=tag(1, 1)), get(90, 1))
    test("core", "name-taken-meanwhile", 9, post(0, 50, "a"), post(10, 10, "a"), get(90, 1))
    test("core", "busy", 99, post(0, 50, "a", "k"), post(10, 1, "a", "k"), post(20, 1, "a", "k"))
    test("core", "replayed", 99, post(0, 5, "a", "k"), post(10, 1, "a", "k"), post(20, 1, "a", "k"), get(30, 1))
    test("core", "another-request", 99, post(0, 5, "a", "k"), post(10, 1, "b", "k"), post(20, 1, "b", "j"), get(30, 1))
    test("core", "forgotten", 50, post(0, 5, "a", "k"), post(40, 1, "a", "k"), post(90, 1, "a", "k"), get(99, 1))
    test("core", "without-keys", 99, post(0, 5, "a"), post(10, 5, "a"), post(20, 5, "b"))
    test("core", "refused-is-replayed", 99, post(0, 5, "A", "k"), post(10, 5, "A", "k"), post(20, 5, "b", "j"), post(30, 5, "b", "i"), post(40, 5, "b", "i"))
    talk("core", "talk", 900_000, 100, step=60, takes=150, plain=True)
    talk("core", "long-talk", 900_000, 300, names=30, step=30, takes=300, plain=True)

    test("edge", "end-before-arrival", 99, post(0, 50, "a", "k"), post(50, 5, "a", "k"), get(55, 0))
    test("edge", "same-end", 9, post(0, 50, "a"), post(10, 40, "a"), post(20, 30, "b"), get(20, 30))
    test("edge", "takes-nothing", 99, post(5, 0, "a", "k"), post(5, 0, "a", "k"), get(5, 0), delete(5, 0, 1), get(5, 0))
    test("edge", "nothing-beside-an-end", 9, post(0, 5, "a"), post(5, 0, "b"), post(1_000, 1, "c"), get(1_001, 0), get(1_001, 0))
    test("edge", "same-arrival", 9, post(5, 3, "a"), post(5, 2, "b"), post(5, 0, "c"), post(5, 2, "d"), get(9, 0))
    test("edge", "forgotten-exactly", 50, post(0, 5, "a", "k"), post(54, 1, "a", "k"), post(55, 1, "a", "k"), get(99, 1))
    test("edge", "replays-do-not-renew", 50, post(0, 5, "a", "k"), post(40, 1, "a", "k"), post(60, 1, "a", "k"))
    test("edge", "busy-for-long", 10, post(0, 500, "a", "k"), post(400, 1, "a", "k"), post(505, 1, "a", "k"), post(510, 1, "a", "k"))
    test("edge", "other-text-same-fields", 99, request("POST", "/parts", "name=a&stock=1", 0, 1, key="k"), request("POST", "/parts", "stock=1&name=a", 5, 1, key="k"), request("POST", "/parts?", "name=a&stock=1", 6, 1, key="k"))
    test("edge", "another-request-while-busy", 99, post(0, 50, "a", "k"), post(10, 1, "b", "k"), post(60, 1, "b", "k"), post(70, 1, "a", "k"))
    test("edge", "no-body-and-empty-body", 99, request("POST", "/parts", None, 0, 1, key="k"), request("POST", "/parts", "", 5, 1, key="k"), request("POST", "/parts", None, 6, 1, key="k"), request("POST", "/parts", "", 7, 1, key="j"), request("POST", "/parts", None, 9, 1, key="j"))
    test("edge", "wrong-path-with-a-key", 99, post(0, 1, "a", "k", "/nowhere"), post(5, 1, "a", "k", "/nowhere"), post(6, 1, "a", "k"), post(7, 1, "a", "j", "/parts/1"), post(9, 1, "a", "j", "/parts/1"))
    test("edge", "keys-of-other-methods", 99, post(0, 1, "a", "k"), put(5, 1, 1, "b", key="k"), put(9, 1, 1, "b", key="k"), get(15, 1, "/1", key="k"), delete(17, 1, 1, key="k"))
    test("edge", "replay-of-the-deleted", 99, post(0, 1, "a", "k"), put(2, 1, 1, "b"), delete(5, 1, 1), post(9, 1, "a", "k"), get(12, 1, "/1"))
    test("edge", "other-headers", 99, post(0, 1, "a", "k", agent="one"), post(5, 1, "a", "k", agent="two"))
    test("edge", "keys-are-exact", 99, post(0, 1, "a", "k"), post(5, 1, "b", "k-"), post(9, 1, "c", "kk"))
    test("edge", "forgotten-then-another", 10, post(0, 1, "a", "k"), post(20, 50, "b", "k"), post(30, 1, "a", "k"), post(40, 1, "b", "k"), post(75, 1, "b", "k"))
    test("edge", "large-times", 999_999_999, post(0, 999_999_999, "a", "k"), post(999_999_999, 999_999_999, "a", "k"), post(999_999_999, 999_999_999, "b", "j"), get(999_999_999, 0))
    test("edge", "deleted-meanwhile", 9, post(0, 1, "a"), put(5, 50, 1, "b"), delete(10, 10, 1), get(15, 40, "/1"))
    test("edge", "pages-meanwhile", 9, post(0, 1, "a"), post(0, 2, "b"), get(5, 20, "?limit=1"), delete(6, 5, 2), get(30, 0, "?limit=1"))
    talk("edge", "hard-talk", 120, 400, names=6, step=12, takes=90)

    def waiting(title, n, least, most, step=1):
        rng = seeded(title)
        out = [post(step * at, rng.randint(least, most), word(at)) for at in range(n)]
        test("perf1", title, 100, *out)

    waiting("all-wait", 4_800, 50_000, 90_000)
    waiting("the-last-is-first", 4_800, 100_000, 100_000, step=0)
    rng = seeded("reads-wait")
    test("perf1", "reads-wait", 9, *(get(at, rng.randint(20_000, 50_000), f"/{rng.randint(1, 999)}") for at in range(11_000)))
    rng = seeded("keys-wait")
    test("perf1", "keys-wait", 50_000, *(post(at, rng.randint(20_000, 50_000), word(at), word(rng.randrange(4_000))) for at in range(6_000)))
    rng = seeded("keys-are-kept")
    test("perf1", "keys-are-kept", 900_000, *(post(at, 9_000, word(at // 2), word(at // 2)) for at in range(5_000)), *(post(99_000, 0, word(at), word(at)) for at in range(1_000)))

    good = post(5, 0, "a")
    writer.invalid("no-keep", "retries\n" + good)
    writer.invalid("keep-zero", "retries\nkeep 0\n" + good)
    writer.invalid("goes-back", "retries\nkeep 9\n" + good + post(4, 0, "b"))
    writer.invalid("no-times", "retries\nkeep 9\n" + request("GET", "/parts"))
    writer.invalid("a-large-key", "retries\nkeep 9\n" + post(5, 0, "a", "k" * 21))
    writer.invalid("another-task", "versions\nkeep 9\n" + good)
    writer.finish()


main()

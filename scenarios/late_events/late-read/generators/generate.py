"""Writes all tests. Run: python3 generators/generate.py"""

from events import event, stream, text, word
from writer import Writer, seeded


def main():
    writer = Writer()

    def test(group, title, *lines):
        writer.test(group, title, text("read", *lines))

    good = event("a17", "north", 1200, 3)
    test("sample", "good", good, event("a18", "docks", 1201, 1), "count=2;shop=north;id=a19;battery=low;time=1215")
    test("sample", "broken", good, "id=a18;shop=docks;time=1201;count", "id=a19;shop=docks;time=1207;shop=docks;count=1",
         "id=a20;shop=docks;count=1", "id=a21;shop=docks;time=1210;count=02", event("a22", "docks", 1211, 5))

    test("core", "one", good)
    test("core", "any-order", *stream(seeded("any-order"), 40, bad=0))
    test("core", "some-broken", *stream(seeded("some-broken"), 60, bad=0.2))
    test("core", "syntax", good, "id:b1;shop=north;time=5;count=1", "hello", good)
    test("core", "twice", good, good + ";time=7")
    test("core", "missing", "shop=north;time=1;count=1", good, "id=b2;time=1;count=1")
    test("core", "value", "id=b1;shop=no1;time=1;count=1", "id=b1;shop=north;time=x;count=1", "id=b1;shop=north;time=1;count=1001", good)
    test("core", "same-id", good, good, good)
    test("core", "other-names", good + ";battery=low;rev=x;v=2", "kind=door;" + good)
    test("core", "many", *stream(seeded("many"), 300, bad=0.3))

    test("edge", "backwards", *(";".join(reversed(line.split(";"))) for line in [good, event("b", "docks", 0, 1)]))
    test("edge", "nothing-good", "", ";", "x")
    test("edge", "empty-line", good, "", good)
    test("edge", "empty-value", good + ";v=", "id=;shop=north;time=1;count=1")
    test("edge", "semicolon-at-the-end", good + ";", ";" + good)
    test("edge", "two-signs", good + ";v=1=2", good + ";=1", good + "==")
    test("edge", "twice-before-syntax", good + ";time=1;oops", good + ";oops;time=1")
    test("edge", "other-name-twice", good + ";v=1;v=1")
    test("edge", "twice-before-missing", "id=a;id=b;time=1")
    test("edge", "missing-before-value", "id=a;shop=NORTH;time=1", "id=a;shop=9;time=1", "id=a;shop=n;time=01")
    test("edge", "capitals", "ID=a;shop=n;time=1;count=1", "id=A;shop=n;time=1;count=1")
    test("edge", "bounds", event("abcdefghijkl", "abcdefghijkl", 999999999, 1000), event("0", "a", 0, 1),
         event("abcdefghijklm", "a", 1, 1), event("a", "abcdefghijklm", 1, 1), event("a", "a", 1000000000, 1), event("a", "a", 1, 0))
    test("edge", "zeros", event("a", "a", "00", 1), event("a", "a", 1, "0001"), event("a", "a", "-0", 1), event("007", "a", 0, 1))
    test("edge", "minus", event("a-b", "a", 1, 1), event("a", "a-b", 1, 1), event("a", "a", 1, "-1"), event("a", "a", 1, 1) + ";v=--")
    test("edge", "huge-numbers", event("a", "a", "9" * 150, 1), event("a", "a", 1, "1" + "0" * 120))
    test("edge", "spaces", " " + good, good + " ", good.replace(";", "; "), good.replace("=", " = "))
    test("edge", "order-of-shops", *(event("x", shop, 1, 1) for shop in ["north", "no", "nor", "northern", "a", "no"]))
    test("edge", "long-line", good + ";" + "v" * 80 + "=" + "x" * 80)

    for title, shops in [("many-shops", 12_600), ("half", 10_000), ("more-lines", 9_500)]:
        rng = seeded(title)
        names = [word(number + 700) for number in range(shops)]
        rng.shuffle(names)
        lines = [event(word(at), shop, at % 10, rng.randint(1, 9), rng=rng) for at, shop in enumerate(names)]
        test("perf1", title, *lines)
    test("perf1", "shops-backwards", *(event("a", word(number), 1, 7) for number in range(12_600, 0, -1)))
    test("perf1", "broken-lines", *stream(seeded("broken-lines"), 10_000, [word(n + 700) for n in range(9_000)], bad=0.3, again=0, fix=0))

    writer.invalid("no-task", text(good))
    writer.invalid("another-task", text("again", "horizon 5", good))
    writer.invalid("no-newline", text("read", good)[:-1])
    writer.invalid("a-tab", text("read", good + "\t"))
    writer.invalid("nothing-follows", text("read"))
    writer.invalid("long-line", text("read", "x" * 201))
    writer.finish()


main()

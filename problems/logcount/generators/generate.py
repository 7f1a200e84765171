"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

NAMES = ["level", "user", "path", "ms", "code", "msg", "host", "job", "try_no", "zone"]


def render(log, questions):
    text = f"{len(log)} {len(questions)}\n" + "".join(line + "\n" for line in log)
    return text + "".join(f"{a} {b} {condition}\n" for a, b, condition in questions)


def quoted(value):
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def written(rng, value, often=0.2):
    """Quoted where it must be, and elsewhere sometimes."""
    plain = value and " " not in value and '"' not in value
    return value if plain and rng.random() >= often else quoted(value)


def some_value(rng, name, kinds):
    number = rng.randrange(kinds)
    if name in ("msg", "path"):
        return rng.choice([f"disk {number} full", f"user=u{number} gone", f"no={number}", "a b", "", "x"])
    if name == "level":
        return rng.choice(["info", "info", "warn", "error", "Info"])
    return f"{name[0]}{number}"


def service(rng, lines, asked, names, kinds, most=5):
    """A log without backslashes and without a name twice in a line."""
    names = NAMES[:names]
    log = []
    for _ in range(lines):
        chosen = rng.sample(names, rng.randint(1, min(most, len(names))))
        log.append(" ".join(f"{name}={written(rng, some_value(rng, name, kinds))}" for name in chosen))
    questions = []
    for _ in range(asked):
        a, b = sorted((rng.randint(1, lines), rng.randint(1, lines)))
        name = rng.choice([*names, *names, "none"])
        sign = rng.choice(["", "=", "=", "!="])
        value = written(rng, some_value(rng, name, kinds)) if sign else ""
        questions.append((a, b, name + sign + value))
    return log, questions


def core(writer):
    for title, lines, asked, names, kinds in [
        ("three-lines", 3, 6, 2, 2),
        ("ten-lines", 10, 20, 6, 2),
        ("few-names", 100, 100, 3, 5),
        ("many-names", 200, 200, 10, 5),
        ("many-values", 400, 300, 8, 100),
        ("busy", 800, 500, 10, 8),
    ]:
        writer.test("core", title, render(*service(seeded(title), lines, asked, names, kinds)))


def edge(writer):
    def test(title, log, conditions):
        """Each condition for all lines, and for each line alone."""
        spans = [(1, len(log))] + [(i, i) for i in range(1, len(log) + 1)]
        writer.test("edge", title, render(log, [(*s, c) for c in conditions for s in spans]))

    test("shortest", ["a=b"], ["a", "a=b", 'a="b"', "a!=b", "a=c", "a!=c", "b", "b!=b"])
    test(
        "backslashes",
        ["p=C:\\x", 'p="C:\\\\x"', 'p="C:\\\\\\\\x"', "p=C:\\\\x", 'p="\\\\"', "p=\\", "p=\\\\"],
        ["p=C:\\x", 'p="C:\\\\x"', "p=C:\\\\x", "p!=\\", 'p="\\\\"', 'p="\\\\\\\\"'],
    )
    test(
        "quotes",
        ['m="say \\"no\\""', 'm="\\""', 'm="\\\\\\""', 'm="\\"\\""', 'm="say no"', 'm="\\\\" k="\\\\"'],
        ['m="say \\"no\\""', 'm="\\""', 'm!="\\"\\""', 'm="\\\\\\""', "k=\\", 'm="\\\\"'],
    )
    test(
        "names-twice",
        ["a=1 a=2", "a=2 a=1", "a=2 b=1 a=2", 'a="" a=1', 'b="a=1" a=2 a=1', "a=1 a=1"],
        ["a", "a=1", "a=2", "a!=1", "a!=2", 'a=""', "b=1", 'b!=""'],
    )
    test("empty-value", ['a=""', 'a=" "', "a=x", 'b="" a=" x"'], ['a=""', 'a!=""', 'a=" "', "a=x", 'b=""'])
    test(
        "fields-in-values",
        ['m="x a=1"', 'm="x" a=1', 'm="x \\" a=1"', "m=a=1", 'm=" a=1 "', "m=!=1"],
        ["a", "a=1", "m=a=1", 'm="a=1"', 'm="x a=1"', "m!=x", "m=!=1", 'm!="!=1"', 'm=" a=1 "'],
    )
    test("signs", ["a== b=!", "a=! b==", 'a="=" b="!"', "a=!= b=a="], ["a==", "a=!", "a!==", "a!=!", "a!=!=", "b==", "b=a="])
    test("capitals", ["a=X", "a=x", 'a="X"', "a=xX"], ["a=x", "a=X", "a!=x", 'a="xX"'])
    test("names-alike", ["a=1 aa=2 a_=3", "aa=1 _=2", "a_a=1", "_a=1"], ["a", "aa", "_", "a_", "aa=2", "a!=2", "_!=3", "a_a=1"])
    long = "x" * 996
    test("longest", [f"abcdefgh_j={long[:989]}", f'a="{long}"', f"a={long}", "a=" + "\\" * 998], [f"a={long[:980]}", f"a!={long[:980]}", "abcdefgh_j"])
    test("other-signs", ["a=#'`~{}[]<>", "a='", "a=\"''\"", "a=`"], ["a='", "a=''", 'a="\'"', "a!=`", "a=#'`~{}[]<>"])
    for title, signs in [("small", '"\\ ='), ("smaller", "ab")]:
        rng = seeded(title)
        value = lambda: "".join(rng.choice(signs) for _ in range(rng.randint(0, 3)))
        log = [
            " ".join(f"{rng.choice('xy')}={written(rng, value(), 0.4)}" for _ in range(rng.randint(1, 3)))
            for _ in range(60)
        ]
        questions = []
        for _ in range(150):
            a, b = sorted((rng.randint(1, 60), rng.randint(1, 60)))
            questions.append((a, b, rng.choice("xy") + rng.choice(["=", "!="]) + written(rng, value(), 0.4)))
        writer.test("edge", title, render(log, questions))


def perf(writer):
    for group, title, lines, asked, names, kinds, most in [
        ("perf1", "even", 5_000, 5_000, 8, 20, 3),
        ("perf1", "few-names", 6_000, 6_000, 2, 30, 2),
        ("perf1", "many-values", 5_000, 5_000, 8, 4_000, 3),
        ("perf1", "long-lines", 3_000, 6_000, 10, 50, 10),
        ("perf1", "many-questions", 3_000, 9_000, 6, 20, 3),
        ("perf2", "even", 9_000, 9_000, 8, 20, 2),
        ("perf2", "few-names", 10_000, 10_000, 2, 30, 2),
        ("perf2", "many-values", 8_000, 8_000, 8, 4_000, 3),
        ("perf2", "long-lines", 4_000, 8_000, 10, 50, 8),
        ("perf2", "many-questions", 7_000, 10_000, 6, 20, 3),
    ]:
        rng = seeded(f"{group}-{title}")
        log, questions = service(rng, lines, asked, names, kinds, most)
        # Most questions are about most of the log.
        questions = [
            (a, b, c) if rng.random() < 0.1 else (rng.randint(1, lines // 20), lines - rng.randrange(lines // 20), c)
            for a, b, c in questions
        ]
        writer.test(group, title, render(log, questions))


def main():
    writer = Writer()
    writer.test(
        "sample",
        "levels",
        render(
            ["level=warn user=ann", 'level=info msg="disk full"', 'level="warn"', 'msg="disk full" user=bob'],
            [(1, 4, "level=warn"), (1, 4, "level!=warn"), (2, 4, "user"), (1, 3, 'msg="disk full"'), (1, 1, "code")],
        ),
    )
    writer.test(
        "sample",
        "quotes",
        render(
            ["path=C:\\x", 'path="C:\\\\x"', 'note="say \\"no\\" user=eve" user=ann user=bob'],
            [(1, 3, "path=C:\\x"), (1, 3, "user=ann"), (1, 3, "user=bob"), (1, 3, "user=eve"), (3, 3, 'user!=""')],
        ),
    )
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("quote-in-plain", '1 1\na=b"c\n1 1 a\n')
    writer.invalid("quote-not-closed", '1 1\na="b\n1 1 a\n')
    writer.invalid("other-escape", '1 1\na="\\n"\n1 1 a\n')
    writer.invalid("no-space-after-quote", '1 1\na="b"c=d\n1 1 a\n')
    writer.invalid("two-spaces", "1 1\na=b  c=d\n1 1 a\n")
    writer.invalid("no-value", "1 1\na=\n1 1 a\n")
    writer.invalid("capital-name", "1 1\nA=b\n1 1 a\n")
    writer.invalid("value-with-space", "1 1\na=b\n1 1 a=b c\n")
    writer.invalid("too-far", "1 1\na=b\n1 2 a\n")
    writer.invalid("too-long", "1 1\na=" + "b" * 999 + "\n1 1 a\n")
    writer.invalid("no-newline", "1 1\na=b\n1 1 a")
    writer.finish()


main()

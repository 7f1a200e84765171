# Wrong: takes versions that are larger.
import sys


def main():
    versions, there = {}, set()
    out = []
    for line in sys.stdin.read().splitlines()[1:]:
        kind, document, *known = line.split()
        version = versions.get(document, 0)
        if kind == "create":
            if document in there:
                out.append("409")
                continue
            there.add(document)
            versions[document] = version + 1
            out.append(f"201 {version + 1}")
        elif version == 0:
            out.append("404")
        elif document not in there:
            out.append("410")
        elif kind == "get":
            out.append(f"200 {version}")
        elif int(known[0]) < version:
            out.append(f"412 {version}")
        elif kind == "save":
            versions[document] = version + 1
            out.append(f"200 {version + 1}")
        else:
            there.remove(document)
            out.append("204")
    print("\n".join(out))


main()

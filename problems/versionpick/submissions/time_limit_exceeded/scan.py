# Slow: looks through all versions for each request.
import sys


def parse(version):
    release, _, test = version.partition("-")
    return *map(int, release.split(".")), int(test or 999)


def main():
    lines = sys.stdin.read().split()
    n = int(lines[0])
    versions = [(*parse(version), version) for version in lines[2 : n + 2]]
    for request in lines[n + 2 :]:
        text = request.lstrip(">=~^")
        least = parse(text)
        best = None
        for a, b, c, test, version in versions:
            if text == request:
                good = version == request
            else:
                good = test == 999 and (a, b, c) >= least[:3]
                if request[0] != ">":
                    good = good and a == least[0]
                    if request[0] == "~" or a == 0:
                        good = good and b == least[1]
            if good and (best is None or (a, b, c) > best[:3]):
                best = (a, b, c, version)
        print(best[3] if best else "none")


main()

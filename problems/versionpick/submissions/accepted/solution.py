import bisect
import sys


def number(version):
    """Newer versions have larger numbers."""
    release, _, test = version.partition("-")
    a, b, c = map(int, release.split("."))
    return ((a * 1000 + b) * 1000 + c) * 1000 + int(test or 999)


def main():
    lines = sys.stdin.read().split()
    n = int(lines[0])
    versions = set(lines[2 : n + 2])
    releases = sorted((number(version), version) for version in versions if "-" not in version)
    numbers = [release[0] for release in releases]
    out = []
    for request in lines[n + 2 :]:
        least = request.lstrip(">=~^")
        if least == request:
            out.append(request if request in versions else "none")
            continue
        a, b, _ = map(int, least.split("."))
        if request[0] == ">":
            end = 10**12
        elif request[0] == "~" or a == 0:
            end = (a * 1000 + b + 1) * 10**6
        else:
            end = (a + 1) * 10**9
        place = bisect.bisect_left(numbers, end) - 1
        good = place >= 0 and numbers[place] >= number(least)
        out.append(releases[place][1] if good else "none")
    print("\n".join(out))


main()

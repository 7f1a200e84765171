# Wrong: applies the layers in the order of the input.
import sys


def main():
    lines = iter(sys.stdin.read().splitlines())
    layer_count, query_count = map(int, next(lines).split())
    settings = {}
    removed = {}
    time = 0
    for _ in range(layer_count):
        for _ in range(int(next(lines).split()[1])):
            line = next(lines)
            time += 1
            if line.startswith("!"):
                removed[line[1:]] = time
            else:
                key, _, value = line.partition("=")
                settings[key] = (time, value)

    def gone(key, time):
        while key:
            if removed.get(key, -1) > time:
                return True
            key = key.rpartition(".")[0]
        return False

    in_force = {key: value for key, (time, value) in settings.items() if not gone(key, time)}
    out = [in_force.get(next(lines), "<unset>") for _ in range(query_count)]
    out.append(str(len(in_force)))
    print("\n".join(out))


main()

# Wrong: takes every key that begins with the removed one for a key below it.
import sys


def main():
    lines = iter(sys.stdin.read().splitlines())
    layer_count, query_count = map(int, next(lines).split())
    layers = []
    for _ in range(layer_count):
        rank, count = map(int, next(lines).split())
        layers.append((rank, [next(lines) for _ in range(count)]))

    settings = {}
    removed = {}
    time = 0
    for _, layer in sorted(layers):
        for line in layer:
            time += 1
            if line.startswith("!"):
                removed[line[1:]] = time
            else:
                key, _, value = line.partition("=")
                settings[key] = (time, value)

    def gone(key, time):
        return any(removed.get(key[:end], -1) > time for end in range(1, len(key) + 1))

    in_force = {key: value for key, (time, value) in settings.items() if not gone(key, time)}
    out = [in_force.get(next(lines), "<unset>") for _ in range(query_count)]
    out.append(str(len(in_force)))
    print("\n".join(out))


main()

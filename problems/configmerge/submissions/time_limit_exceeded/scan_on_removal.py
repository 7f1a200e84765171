# Slow: looks at all settings for each removal.
import sys


def main():
    lines = iter(sys.stdin.read().splitlines())
    layer_count, query_count = map(int, next(lines).split())
    layers = []
    for _ in range(layer_count):
        rank, count = map(int, next(lines).split())
        layers.append((rank, [next(lines) for _ in range(count)]))

    settings = {}
    for _, layer in sorted(layers):
        for line in layer:
            if line.startswith("!"):
                key = line[1:]
                below = key + "."
                for name in [n for n in settings if n == key or n.startswith(below)]:
                    del settings[name]
            else:
                key, _, value = line.partition("=")
                settings[key] = value

    out = [settings.get(next(lines), "<unset>") for _ in range(query_count)]
    out.append(str(len(settings)))
    print("\n".join(out))


main()

import sys


def removed_after(time, key, removed):
    """Whether the key, or one it lies below, was removed after `time`."""
    while key:
        if removed.get(key, -1) > time:
            return True
        key = key.rpartition(".")[0]
    return False


def main():
    lines = iter(sys.stdin.read().splitlines())
    layer_count, query_count = map(int, next(lines).split())
    layers = []
    for _ in range(layer_count):
        rank, count = map(int, next(lines).split())
        layers.append((rank, [next(lines) for _ in range(count)]))

    settings = {}  # key -> (time, value)
    removed = {}  # key -> time of the last removal
    time = 0
    for _, layer in sorted(layers):
        for line in layer:
            time += 1
            if line.startswith("!"):
                removed[line[1:]] = time
            else:
                key, _, value = line.partition("=")
                settings[key] = (time, value)

    in_force = {
        key: value
        for key, (time, value) in settings.items()
        if not removed_after(time, key, removed)
    }
    out = [in_force.get(next(lines), "<unset>") for _ in range(query_count)]
    out.append(str(len(in_force)))
    print("\n".join(out))


main()

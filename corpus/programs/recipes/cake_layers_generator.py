def layers(kinds, height, thickness):
    """Yield layers from the bottom until the height is reached."""
    level = 0.0
    i = 0
    while level + thickness[kinds[i % len(kinds)]] <= height:
        kind = kinds[i % len(kinds)]
        level += thickness[kind]
        yield kind, round(level, 1)
        i += 1


def draw(cake):
    signs = {"sponge": "=", "cream": "~", "jam": "."}
    width = 6 + 2 * len(cake)
    lines = []
    for n, (kind, _) in enumerate(cake):
        lines.append((signs[kind] * (width - 2 * n)).center(width + 4))
    return "\n".join(reversed(lines))


def main():
    thickness = {"sponge": 2.0, "cream": 1.0, "jam": 0.3}
    cake = list(layers(["sponge", "jam", "cream"], 8, thickness))
    for kind, top in cake:
        print(f"{top:>4} cm {kind}")
    print(draw(cake))
    kinds = [k for k, _ in cake]
    print({k: kinds.count(k) for k in thickness})
    flat = list(layers(["jam"], 0.9, thickness))
    print(len(flat), flat[-1][1] if flat else None)


main()

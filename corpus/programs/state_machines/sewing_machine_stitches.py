from itertools import cycle


def stitches(pattern):
    """'3s2z' -> s s s z z, for ever"""
    plan = []
    count = ""
    for c in pattern:
        if c.isdigit():
            count += c
        else:
            plan += [c] * int(count or 1)
            count = ""
    return cycle(plan)


def sew(pattern, length):
    x, y = 0, 0
    path = []
    for kind in stitches(pattern):
        if len(path) == length:
            break
        if kind == "s":
            x += 2
        elif kind == "z":
            x += 1
            y = 1 - y
        elif kind == "b":
            x -= 1
        path.append((x, y))
    return path


def draw(path):
    width = max(x for x, _ in path) + 1
    rows = [[" "] * width for _ in range(2)]
    for x, y in path:
        rows[y][x] = "*"
    return "\n".join("".join(r).rstrip() for r in rows)


def main():
    for pattern in ("s", "2s2z", "3s2b"):
        path = sew(pattern, 8)
        print(pattern, path[-1], len(set(path)))
        print(draw(path))
    print(sew("z", 3), sew("10s", 2))


main()

def walker(x=0, y=0):
    seen = [(x, y)]

    def step(dx, dy):
        def go(n=1):
            nonlocal x, y
            for _ in range(n):
                x, y = x + dx, y + dy
                seen.append((x, y))
            return x, y
        return go

    return {"n": step(0, 1), "s": step(0, -1), "e": step(1, 0), "w": step(-1, 0)}, seen


def follow(directions, route):
    for part in route.split():
        n, way = int(part[:-1]), part[-1]
        place = directions[way](n)
    return place


def main():
    directions, seen = walker()
    end = follow(directions, "3n 2e 1s 4w 2n")
    print(end, len(seen))
    crossings = {p for p in seen if seen.count(p) > 1}
    print("crossed:", crossings or "never")
    home = abs(end[0]) + abs(end[1])
    print("home is", home, "steps away")
    other, trail = walker(*end)
    print(follow(other, "4s 2e"), trail[0], trail[-1] == (0, 0))
    meet = [p for p in trail if p in seen]
    print(meet, len(set(seen) | set(trail)))
    directions["n"]()
    print(seen[-1], trail[-1])


if __name__ == "__main__":
    main()

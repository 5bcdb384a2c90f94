def circle(names):
    first = last = [names[0], None]
    for name in names[1:]:
        node = [name, None]
        last[1] = node
        last = node
    last[1] = first
    return last


def count_out(names, n):
    before = circle(names)
    out = []
    while before[1] is not before:
        for _ in range(n - 1):
            before = before[1]
        leaving = before[1]
        out.append(leaving[0])
        before[1] = leaving[1]
    return out, before[0]


if __name__ == "__main__":
    children = ["Ann", "Bo", "Cem", "Dua", "Eik"]
    rhyme = "eeny meeny miny moe".split()
    out, winner = count_out(children, len(rhyme))
    print("out:", *out)
    print("stays:", winner)
    for k in (1, 2, 3):
        print(k, count_out(children, k)[1])
    print(count_out(["Solo"], 7))

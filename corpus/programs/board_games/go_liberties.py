def neighbors(p, n):
    r, c = p
    out = []
    if r > 0: out.append((r - 1, c))
    if c > 0: out.append((r, c - 1))
    if r < n - 1: out.append((r + 1, c))
    if c < n - 1: out.append((r, c + 1))
    return out


def group(stones, p, n):
    color = stones[p]
    seen = {p}
    todo = [p]
    free = set()
    while todo:
        q = todo.pop()
        for m in neighbors(q, n):
            if m not in stones:
                free.add(m)
            elif stones[m] == color and m not in seen:
                seen.add(m)
                todo.append(m)
    return seen, free


picture = [". X O .",
           "X O O .",
           ". X . .",
           ". . . ."]
n = len(picture)
stones = {}
for r, line in enumerate(picture):
    for c, ch in enumerate(line.split()):
        if ch != ".":
            stones[r, c] = ch

members, libs = group(stones, (0, 2), n)
print("white group:", sorted(members), "liberties", len(libs))
alone, libs1 = group(stones, (0, 1), n)
print("black stone:", alone, sorted(libs1))
weak = [p for p in stones if len(group(stones, p, n)[1]) == 1]
print("in atari:", weak)

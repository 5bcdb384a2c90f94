def double_and_add(a, b):
    rows = []
    while b:
        rows.append((a, b, b & 1))
        a, b = a << 1, b >> 1
    return rows


def explain(a, b):
    rows = double_and_add(a, b)
    for x, y, keep in rows:
        print(f"{x:>5} {y:>4} {'*' if keep else ''}".rstrip())
    kept = [x for x, _, keep in rows if keep]
    print(" + ".join(map(str, kept)) + " =", sum(kept))
    return sum(kept)


sheep, days = 13, 22
assert explain(sheep, days) == sheep * days
shorter = min((double_and_add(13, 22), double_and_add(22, 13)), key=len)
print(len(shorter), "rows are enough")
print(sum(x for x, _, keep in double_and_add(-4, 5) if keep))
print(double_and_add(9, 0))

stock = {"nail": 400, "screw": 0, "nut": 25}

def take(item, n):
    try:
        have = stock[item]
    except KeyError:
        return 0
    taken = min(n, have)
    stock[item] = have - taken
    return taken

wanted = [("nail", 150), ("bolt", 10), ("nut", 40), ("screw", 1), ("nail", 300)]
missing = []
for item, n in wanted:
    got = take(item, n)
    if got < n:
        missing.append((item, n - got))
    print(item, got, "of", n)

print("missing:", missing)
print("stock:", stock)

reorder = {}
for item, n in missing:
    try:
        reorder[item] += n
    except KeyError:
        reorder[item] = n
print(reorder, sum(reorder.values()))
empty = [i for i in stock if not stock.get(i)]
print("empty:", empty, stock.get("bolt", "never had any"))

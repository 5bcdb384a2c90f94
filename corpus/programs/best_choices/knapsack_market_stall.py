capacity = 7
goods = [("honey", 3, 14), ("cheese", 4, 16), ("wine", 5, 21), ("bread", 1, 3)]

# table[w] = best value for weight w, with the names
table = [(0, ())] * (capacity + 1)
for name, weight, value in goods:
    new = list(table)
    for w in range(weight, capacity + 1):
        v, names = table[w - weight]
        if v + value > new[w][0]:
            new[w] = (v + value, names + (name,))
    table = new
    print(f"{name:<7}", [v for v, _ in table])

best, names = table[-1]
print("take", " and ".join(names), "worth", best)
weights = {n: w for n, w, _ in goods}
assert sum(weights[n] for n in names) <= capacity
for w, (v, names) in enumerate(table):
    if w and v == table[w - 1][0]:
        print("one more kilo at", w, "does not help")

cart = ["apple", "rotten pear", "rotten plum", "fig", "rotten kiwi", "rotten lime"]
print(len(cart), "pieces")

for fruit in cart:
    if fruit.startswith("rotten"):
        cart.remove(fruit)
print("after sorting out:", cart)

bad = [f for f in cart if f.startswith("rotten")]
print("still rotten:", bad)

prices = {"apple": 0.5, "fig": 0.8, "rotten plum": 0.1}
total = 0
for fruit in cart:
    total += prices.get(fruit, 0)
print("total", round(total, 2))

good = []
for fruit in cart[:]:
    if fruit in bad:
        cart.remove(fruit)
    else:
        good.append(fruit.upper())
print(cart, good)

counts = dict.fromkeys(cart, 1)
counts["fig"] += 2
try:
    for name in counts:
        if counts[name] > 2:
            counts[name + " box"] = 1
except RuntimeError as e:
    print("RuntimeError:", e)
print(counts)

basic = {"news", "sport", "kids"}
film = {"film", "series", "news"}
family = {"kids", "cartoons", "series"}
packages = {"basic": (basic, 9), "film": (film, 12), "family": (family, 7)}

wanted = {"news", "series", "kids", "sport"}

def price(names): return sum(packages[n][1] for n in names)
def channels(names): return set().union(*(packages[n][0] for n in names))

options = [[]]
for name in packages:
    options += [o + [name] for o in options]
print(len(options), "combinations")

good = [o for o in options if wanted <= channels(o)]
good.sort(key=price)
for o in good:
    extra = sorted(channels(o) - wanted)
    print(price(o), " + ".join(o), "| also", *extra)

cheapest = good[0]
doubled = [c for c in sorted(channels(cheapest)) if sum(c in packages[n][0] for n in cheapest) > 1]
print("paid twice:", doubled)
wanted.add("cartoons")
print([o for o in good if wanted <= channels(o)])
wanted.discard("sport")
best = min((o for o in options if wanted <= channels(o)), key=price)
print(best, price(best))

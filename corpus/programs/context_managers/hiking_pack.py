items = {"tent": 2.4, "stove": 0.9, "book": 0.4, "rope": 1.6}
pack = []

class Weighing:
    def __init__(self, label):
        self.label = label
    def __enter__(self):
        self.before = weight()
        return None
    def __exit__(self, *a):
        change = weight() - self.before
        print("%s: %+.1f kg, now %.1f" % (self.label, change, weight()))

def weight():
    return sum(items[i] for i in pack)

with Weighing("packing"):
    for i in items:
        pack.append(i)
with Weighing("too heavy"):
    while weight() > 4:
        heaviest = max(pack, key=items.get)
        pack.remove(heaviest)
with Weighing("second thoughts") as w:
    if "book" in pack:
        pack[pack.index("book")] = "rope"
print(pack, w)
with Weighing("drink"):
    items["water"] = 1.5
    pack.append("water")
print(len(pack), sorted(pack, key=items.get, reverse=True))

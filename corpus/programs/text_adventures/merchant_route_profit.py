from typing import NamedTuple


class Good(NamedTuple):
    name: str
    bought: int
    sold: int
    weight: int = 1

    @property
    def profit(self):
        return self.sold - self.bought

    @property
    def density(self):
        return self.profit / self.weight


goods = [Good("silk", 40, 70, 2), Good("salt", 3, 5), Good("iron", 10, 30, 5), Good("amber", 55, 90), Good("wool", 9, 8, 3)]
mule = 8
purse = 150

load = []
for good in sorted(goods, key=lambda g: g.density, reverse=True):
    if good.profit <= 0:
        print("leave the", good.name)
        continue
    while good.weight <= mule and good.bought <= purse and load.count(good) < 2:
        load.append(good)
        mule -= good.weight
        purse -= good.bought

print("load:", [g.name for g in load])
print("free weight", mule, "purse", purse)
gain = sum(g.profit for g in load)
toll = len(set(load)) * 4
print(f"gain {gain}, toll {toll}, home with {purse + sum(g.sold for g in load) - toll}")
best = max(goods)
print(best._asdict(), round(best.density, 2))

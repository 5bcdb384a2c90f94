import copy


class Item:
    def __init__(self, name, price, tags):
        self.name, self.price, self.tags = name, price, tags


def total(items):
    return sum(i.price for i in items)


today = [Item("rice", 200, ["food"]), Item("soap", 150, [])]
same = today
listed = list(today)
shallow = [copy.copy(i) for i in today]
deep = copy.deepcopy(today)

today[0].price += 50
today[1].tags.append("sale")
today.append(Item("tea", 300, []))

for label, items in [("same", same), ("list", listed), ("shallow", shallow), ("deep", deep)]:
    print(f"{label:8}{total(items):>5} {[i.tags for i in items]}")
print(listed[0] is today[0], shallow[0] is today[0], shallow[1].tags is today[1].tags)

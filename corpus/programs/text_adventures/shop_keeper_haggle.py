class Item:
    def __init__(self, name, price):
        self.name, self.price = name, price


class Keeper:
    def __init__(self, *items):
        self.shelf = {i.name: i for i in items}
        self.patience = 3
        self.gold = 0

    def offer(self, buyer, name, gold):
        if self.patience <= 0:
            return "the shop is closed"
        item = self.shelf.get(name)
        if item is None:
            return "no such thing"
        if gold > buyer.gold:
            self.patience -= 2
            return "show me the money"
        if gold >= item.price:
            del self.shelf[name]
            buyer.gold -= gold
            self.gold += gold
            buyer.bag.append(item)
            return "sold"
        self.patience -= 1
        item.price -= (item.price - gold) // 4
        return f"make it {item.price}"


class Buyer:
    def __init__(self, gold):
        self.gold, self.bag = gold, []


sword = Item("sword", 40)
keeper = Keeper(sword, Item("rope", 5))
hero, thief = Buyer(50), Buyer(10)
offers = [(hero, "sword", 20), (thief, "sword", 38), (hero, "sword", 35), (hero, "rope", 5), (thief, "rope", 4)]
for who, name, gold in offers:
    print(keeper.offer(who, name, gold), keeper.patience, who.gold)
print([i.name for i in hero.bag], sword.price, keeper.gold, list(keeper.shelf))

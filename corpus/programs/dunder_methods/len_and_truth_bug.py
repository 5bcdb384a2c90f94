# A cart without items is false: `cart or default` throws the given one away.
class Cart:
    def __init__(self, owner):
        self.owner = owner
        self.items = []

    def __len__(self):
        return len(self.items)

    def put(self, item):
        self.items.append(item)


def shop(items, cart=None):
    cart = cart or Cart("nobody")
    for item in items:
        cart.put(item)
    return cart


mine = Cart("Ida")
used = shop(["milk", "rice"], mine)
print(used.owner, len(mine), used is mine)
mine.put("tea")
used = shop(["jam"], mine)
print(used.owner, mine.items, used is mine)
print([c.owner for c in (Cart("Ada"), mine, used) if c])
print(bool(Cart("Eva")), not mine, mine is not None)

class Cart:
    def __init__(self, events=[]):
        self.events = events
        self.lines = {}

    def add(self, sku, qty=1):
        self.lines[sku] = self.lines.get(sku, 0) + qty
        self.events.append(("added", sku, qty))

    def checkout(self):
        self.events.append(("checked out", sum(self.lines.values())))
        return self.events


def main():
    first = Cart()
    first.add("mug")
    first.add("tea", 3)
    first.checkout()
    second = Cart()
    second.add("cup", 2)
    events = second.checkout()
    print(f"{len(events)} events for second cart")
    for n, (kind, *rest) in enumerate(events):
        print(n, kind, *rest)
    print(second.lines, first.lines)


main()

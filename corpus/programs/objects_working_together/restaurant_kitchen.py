class Order:
    def __init__(self, table, *dishes):
        self.table = table
        self.open = list(dishes)
        self.ready = []


class Cook:
    def __init__(self, name, **speed):
        self.name = name
        self.speed = speed
        self.busy_until = 0

    def can(self, dish):
        return dish in self.speed


class Kitchen:
    def __init__(self, *cooks):
        self.cooks = cooks

    def prepare(self, order, now):
        for dish in order.open[:]:
            able = [c for c in self.cooks if c.can(dish)]
            if not able:
                print(f"table {order.table}: no {dish} today")
                continue
            cook = min(able, key=lambda c: max(c.busy_until, now) + c.speed[dish])
            cook.busy_until = max(cook.busy_until, now) + cook.speed[dish]
            order.open.remove(dish)
            order.ready.append((cook.busy_until, dish, cook.name))


kitchen = Kitchen(Cook("Ina", soup=5, steak=12), Cook("Raj", soup=8, rice=6))
orders = [Order(1, "soup", "steak"), Order(2, "soup", "fish", "rice")]
for now, order in enumerate(orders):
    kitchen.prepare(order, now)
for o in orders:
    print(o.table, sorted(o.ready), o.open)
print({c.name: c.busy_until for c in kitchen.cooks})

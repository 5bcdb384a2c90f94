orders = []
ready = {}

def order(car, *items, **extras):
    text = list(items) + [f"{n}x {what}" for what, n in extras.items()]
    orders.append({"car": car, "items": text})

def cook():
    if not orders:
        return None
    o = orders.pop(0)
    ready[o["car"]] = o["items"]
    return o["car"]

def pick_up(car):
    items = ready.pop(car, None)
    return f"{car}: {', '.join(items)}" if items else f"{car}: please wait"

order("red Kia", "burger", fries=2)
order("blue Seat", "salad")
order("van", cola=4, nuggets=1)
print(cook())
print(pick_up("blue Seat"))
print(pick_up("red Kia"))
while (car := cook()):
    print("ready:", car)
print(pick_up("van"))
print(pick_up("van"))
print(len(orders), ready)

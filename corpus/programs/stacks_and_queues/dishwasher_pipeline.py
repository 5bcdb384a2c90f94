from itertools import islice


def source(orders):
    for order in orders:
        print("order", order)
        yield order


def cook(orders):
    for order in orders:
        if "!" in order:
            continue
        yield f"hot {order}"


def in_batches(items, size):
    items = iter(items)
    while batch := list(islice(items, size)):
        yield batch


def waiter():
    served = 0
    tray = None
    while True:
        tray = yield served
        if tray is None:
            return
        served += len(tray)
        print("tray:", " & ".join(tray))


orders = ["soup", "soup!", "pasta", "cake", "tea"]
anton = waiter()
next(anton)
for tray in in_batches(cook(source(orders)), 2):
    total = anton.send(tray)
    print("served so far", total)
try:
    anton.send(None)
except StopIteration:
    print("shift over,", total, "dishes")

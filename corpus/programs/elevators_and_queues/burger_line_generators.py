def customers():
    yield "Abby", ["burger", "fries"]
    yield "Ben", ["fries"]
    yield "Cleo", ["shake", "burger", "burger"]


def cook(times):
    total = 0
    while True:
        item = yield total
        total += times[item]


def assemble(source, cook_line):
    next(cook_line)
    for name, items in source:
        for item in items:
            done = cook_line.send(item)
        yield name, done, len(items)


times = {"burger": 5, "fries": 3, "shake": 2}
line = cook(times)
log = list(assemble(customers(), line))
for name, done, n in log:
    print(f"{name:<5} minute {done:>2} ({n} items)")
print("kitchen time", log[-1][1])
try:
    line.send("salad")
except KeyError as e:
    print("not on the menu:", e)
print(sum(n for *_, n in log), "items")

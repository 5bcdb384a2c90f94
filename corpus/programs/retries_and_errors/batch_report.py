from collections import Counter
import traceback


def handle(order):
    price = order["price"]
    count = int(order["count"])
    name = order["name"].title()
    return f"{name}: {price * count / order['people']:.2f}"


orders = [
    {"name": "pizza", "price": 9.5, "count": "4", "people": 2},
    {"name": "cola", "price": "2", "count": 3, "people": 1},
    {"name": "ice", "price": 3, "count": 2, "people": 0},
    {"name": None, "price": 1, "count": 1, "people": 1},
    {"name": "tea", "price": 2.2, "count": 5},
]

kinds = Counter()
for number, order in enumerate(orders):
    try:
        print(number, handle(order))
    except Exception as e:
        kinds[type(e).__name__] += 1
        frame = traceback.extract_tb(e.__traceback__)[-1]
        print(number, "ERROR", e, "in", frame.name)

print(sorted(kinds.items()))
print(f"{sum(kinds.values())} of {len(orders)} failed")

from itertools import groupby, starmap
from operator import itemgetter

receipts = [
    ("bakery", "bread", 3.2),
    ("market", "plums", 2.5),
    ("bakery", "roll", 0.6),
    ("market", "cheese", 7.8),
    ("bakery", "cake", 4),
]

# one total for each store
for store, items in groupby(receipts, key=itemgetter(0)):
    total = sum(price for _, _, price in items)
    print(f"{store:<8}{total:6.2f}")

print("---")
by_store = sorted(receipts, key=itemgetter(0))
groups = {store: list(items) for store, items in groupby(by_store, itemgetter(0))}
for store, items in groups.items():
    print(store, [name for _, name, _ in items], round(sum(map(itemgetter(2), items)), 2))

lazy = [(store, items) for store, items in groupby(by_store, itemgetter(0))]
print([(store, len(list(items))) for store, items in lazy])
labels = starmap("{1} from the {0} at {2:.2f}".format, receipts[:2])
print(*labels, sep="\n")
dear = max(receipts, key=itemgetter(2))
print(dear[1])

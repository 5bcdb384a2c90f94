from itertools import islice, count, takewhile


def batches(items, size):
    it = iter(items)
    while True:
        batch = tuple(islice(it, size))
        if not batch:
            return
        yield batch


def address_labels(people, per_sheet=3):
    for sheet, names in zip(count(1), batches(people, per_sheet)):
        yield f"sheet {sheet}: " + " | ".join(n.center(8) for n in names)


people = ["Ahrens", "Bjørk", "Costa", "Dubois", "Evans", "Fiala", "Gómez"]
for label in address_labels(people):
    print(label)
print(list(batches(range(5), 2)), list(batches("", 2)))
postage = takewhile(lambda total: total < 4, (0.85 * n for n in count()))
print([round(p, 2) for p in postage])
short, long_ = [], []
for name in people:
    (short if len(name) < 6 else long_).append(name)
print(short, long_)
print(len(list(address_labels(people, per_sheet=1))))

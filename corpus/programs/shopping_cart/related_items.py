class Product:
    def __init__(self, name, *tags):
        self.name = name
        self.tags = frozenset(tags)
        self.related = []

    def similarity(self, other):
        both = self.tags & other.tags
        either = self.tags | other.tags
        return len(both) / len(either)

    def __repr__(self):
        return self.name


def link(products, threshold=0.3):
    for i, a in enumerate(products):
        for b in products[i + 1:]:
            if a.similarity(b) >= threshold:
                a.related.append(b)
                b.related.append(a)


def reach(product, seen=None):
    seen = seen if seen is not None else set()
    seen.add(product)
    for other in product.related:
        if other not in seen:
            reach(other, seen)
    return seen


products = [
    Product("tent", "outdoor", "sleep", "summer"),
    Product("sleeping bag", "outdoor", "sleep"),
    Product("pillow", "sleep", "home"),
    Product("grill", "summer", "food"),
    Product("pan", "food", "home", "kitchen"),
]
link(products)
for p in products:
    print(p, "->", p.related, len(reach(p)))
print(round(products[0].similarity(products[3]), 3))
link(products, 0.2)
print(products[3].related, sorted(map(repr, reach(products[4]))))

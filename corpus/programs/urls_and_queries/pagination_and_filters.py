class Page:
    def __init__(self, items, number, size):
        self.number, self.size = number, size
        self.total = len(items)
        start = (number - 1) * size
        self.items = items[start:start + size]

    @property
    def last(self):
        return self.total // self.size + 1      # one too many if it divides evenly

    @property
    def has_next(self):
        return self.number < self.last

    def links(self, around=1):
        numbers = []
        for n in range(1, self.last + 1):
            if n in (1, self.last) or abs(n - self.number) <= around:
                numbers.append(f"[{n}]" if n == self.number else str(n))
            elif numbers[-1] != "...":
                numbers.append("...")
        return " ".join(numbers)


def search(products, query="", **filters):
    found = [p for p in products if query.lower() in p["name"].lower()]
    for key, value in filters.items():
        found = [p for p in found if p.get(key) == value]
    return found


products = [{"name": f"Lamp {i}", "colour": "red" if i % 3 else "blue"} for i in range(1, 13)]
for number in (1, 3, 4):
    page = Page(products, number, 4)
    print(number, [p["name"][5:] for p in page.items], page.has_next, page.links())
red = search(products, "LAMP 1", colour="red")
print([p["name"] for p in red], Page(red, 1, 10).links(), search(products, "chair"))

class Query:
    def __init__(self, source, steps=()):
        self.source = source
        self.steps = tuple(steps)

    def where(self, **conditions):
        def step(rows):
            return (r for r in rows if all(r.get(k) == v for k, v in conditions.items()))
        return Query(self.source, self.steps + (step,))

    def order(self, key, reverse=False):
        return Query(self.source, self.steps + (lambda rows: sorted(rows, key=lambda r: r[key], reverse=reverse),))

    def limit(self, n):
        def step(rows):
            for i, r in enumerate(rows):
                if i == n:
                    return
                yield r
        return Query(self.source, self.steps + (step,))

    def __iter__(self):
        rows = iter(self.source)
        for step in self.steps:
            rows = step(rows)
        return iter(rows)

    def names(self):
        return [r["name"] for r in self]


animals = [
    {"name": "Rex", "kind": "dog", "age": 7},
    {"name": "Mia", "kind": "cat", "age": 3},
    {"name": "Bo", "kind": "dog", "age": 2},
    {"name": "Lu", "kind": "dog"},
]
dogs = Query(animals).where(kind="dog")
print(dogs.names(), len(dogs.steps))
print(dogs.limit(2).order("age").names())
animals.append({"name": "Ace", "kind": "dog", "age": 5})
print(dogs.names())
print(Query(animals).where(kind="cat", age=3).names())

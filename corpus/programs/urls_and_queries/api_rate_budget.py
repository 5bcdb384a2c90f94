from collections import defaultdict
from contextlib import contextmanager


class BudgetExceeded(Exception):
    pass


class Api:
    COSTS = {"search": 5, "get": 1, "list": 2}

    def __init__(self, budget):
        self.budget = budget
        self.spent = defaultdict(int)

    @property
    def left(self):
        return self.budget - sum(self.spent.values())

    def call(self, name, *args, pages=1):
        cost = self.COSTS[name] * pages
        if cost > self.left:
            raise BudgetExceeded(f"{name} costs {cost}, {self.left} left")
        self.spent[name] += cost
        return f"{name}({', '.join(map(repr, args))})"

    @contextmanager
    def transaction(self):
        before = dict(self.spent)
        try:
            yield self
        except BudgetExceeded:
            self.spent.clear()
            self.spent.update(before)
            raise


api = Api(20)
print(api.call("search", "tea"), api.left)
results = []
try:
    with api.transaction():
        for word in ("cup", "pot", "leaf", "kettle"):
            results.append(api.call("search", word))
except BudgetExceeded as e:
    print("rolled back:", e)
print(len(results), api.left, dict(api.spent))

calls = [("list", 3), ("get", 1), ("get", 1), ("list", 4), ("get", 1)]
done = 0
for name, pages in calls:
    try:
        api.call(name, pages=pages)
        done += 1
    except BudgetExceeded as e:
        print("skipped:", e)
print(done, dict(api.spent), api.left)

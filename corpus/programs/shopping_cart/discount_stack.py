import operator
from functools import partial, reduce


def compose(*steps):
    return reduce(lambda f, g: lambda x: g(f(x)), steps, lambda x: x)


def cap(limit, price):
    return min(limit, price)


percent_off = lambda p: partial(operator.mul, 1 - p / 100)
minus = lambda amount: lambda price: price - amount

campaigns = {
    "member": compose(percent_off(5), minus(2)),
    "sale": compose(minus(2), percent_off(5)),
    "staff": compose(percent_off(50), partial(cap, 30)),
    "none": compose(),
}

for price in (10, 80.0):
    for name, campaign in campaigns.items():
        print(f"{name:>7}: {price} -> {campaign(price):.3f}")

best = min(campaigns, key=lambda name: campaigns[name](80))
print("best:", best)
chain = compose(*[percent_off(10) for _ in range(3)])
print(round(chain(1000), 4))

from functools import lru_cache

calls = []


@lru_cache(maxsize=3)
def price(product, currency="EUR"):
    calls.append((product, currency))
    base = {"tea": 4, "mug": 9, "pot": 32}[product]
    return base * {"EUR": 1, "PLN": 4.3}[currency]


def cart_total(cart, **kw):
    return sum(n * price(p, **kw) for p, n in cart)


if __name__ == "__main__":
    cart = [("tea", 3), ("mug", 2), ("tea", 1)]
    print(cart_total(cart))
    print(cart_total(cart + [("pot", 1)]))
    print(round(cart_total(cart, currency="PLN"), 2))
    info = price.cache_info()
    print(info.hits, info.misses, info.currsize)
    print(calls)
    price.cache_clear()
    print(cart_total([("spoon", 2)]))

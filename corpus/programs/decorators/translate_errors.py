class ShopError(Exception):
    """What the user sees."""


def translate(**messages):
    def decorate(f):
        def wrapper(*args):
            try:
                return f(*args)
            except Exception as e:
                text = messages.get(type(e).__name__)
                if text is None:
                    raise
                raise ShopError(text.format(*args)) from e
        return wrapper
    return decorate


PRICES = {"soap": 2, "comb": 3}


@translate(KeyError="we do not sell {0}", ValueError="{1} is not a number")
def total(item, n):
    return PRICES[item] * int(n)


for order in [("soap", "3"), ("wig", "1"), ("comb", "a pair")]:
    try:
        print(order[0], total(*order))
    except ShopError as e:
        print("Sorry,", e, f"[{type(e.__cause__).__name__}]")

basket = [("soap", 2), ("comb", 1.9)]
print(sum(total(*b) for b in basket))
print(total("soap", None))

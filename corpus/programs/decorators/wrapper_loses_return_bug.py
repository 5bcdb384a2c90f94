"""A decorator that forgets to return the result."""


def logged(func):
    def wrapper(*args, **kwargs):
        shown = ", ".join([repr(a) for a in args] + [f"{k}={v!r}" for k, v in kwargs.items()])
        print(f"{func.__name__}({shown})")
        func(*args, **kwargs)
    return wrapper


@logged
def price(cents, discount=0):
    return cents - cents * discount // 100


@logged
def show(cents):
    print("  total", cents)


basket = [price(250), price(1000, discount=20)]
print(basket)
for p in basket:
    show(p)
print("sum:", sum(basket))

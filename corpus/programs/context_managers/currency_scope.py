from contextlib import contextmanager

RATES = {"EUR": 1.0, "USD": 1.1, "JPY": 160}
_current = ["EUR"]


@contextmanager
def currency(code):
    if code not in RATES:
        raise ValueError(f"no rate for {code}")
    _current.append(code)
    try:
        yield RATES[code]
    finally:
        _current.pop()


def price(euros):
    code = _current[-1]
    digits = 0 if code == "JPY" else 2
    return f"{euros * RATES[code]:.{digits}f} {code}"


def bill(items):
    return [f"{name} {price(p)}" for name, p in items.items()]


def main():
    items = {"ramen": 8.9, "tea": 2.25, "moji \"gift\"": 14}
    print(bill(items))
    with currency("USD") as rate:
        print(rate, bill(items))
        with currency("JPY"):
            print(price(sum(items.values())))
        print(price(1))
    try:
        with currency("DKK"):
            print("never")
    except ValueError as e:
        print(e)
    print(price(1), _current)


if __name__ == "__main__":
    main()

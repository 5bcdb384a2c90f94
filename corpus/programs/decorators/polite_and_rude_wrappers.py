from functools import wraps, reduce


def polite(f):
    @wraps(f)
    def wrapper(*args):
        return "Please: " + f(*args)
    wrapper.layers = getattr(f, "layers", []) + ["polite"]
    return wrapper


def loud(f):
    @wraps(f)
    def wrapper(*args):
        return f(*args).upper()
    wrapper.layers = getattr(f, "layers", []) + ["loud"]
    return wrapper


def stack(*decorators):
    """The first one is the outermost."""
    return lambda f: reduce(lambda g, d: d(g), reversed(decorators), f)


@polite
@loud
def ask(what, who="you"):
    return f"pass {who} the {what}"


@stack(loud, polite)
def order(n, dish):
    return f"{n} x {dish}"


def main():
    print(ask("salt"), ask.layers)
    print(order(2, "Käsekuchen"), order.layers)
    plain = order.__wrapped__.__wrapped__
    print(plain(1, "tea"), plain.__name__, hasattr(plain, "layers"))
    silent = stack()(plain)
    print(silent is plain, stack(polite, polite)(plain)(3, "eggs"))
    print([f("a", "b") for f in (ask, order, plain)])


if __name__ == "__main__":
    main()

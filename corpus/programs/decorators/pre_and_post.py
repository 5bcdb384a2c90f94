class ContractError(AssertionError):
    pass


def require(test, message):
    def decorate(f):
        def wrapper(*args):
            if not test(*args):
                raise ContractError("before " + f.__name__ + ": " + message)
            return f(*args)
        wrapper.__name__ = f.__name__
        return wrapper
    return decorate


def ensure(test, message):
    def decorate(f):
        def wrapper(*args):
            result = f(*args)
            if not test(result, *args):
                raise ContractError("after " + f.__name__ + f": {message}, got {result}")
            return result
        wrapper.__name__ = f.__name__
        return wrapper
    return decorate


@require(lambda xs: len(xs) > 0, "list must not be empty")
@ensure(lambda r, xs: min(xs) <= r <= max(xs), "between min and max")
def middle(xs):
    xs = sorted(xs)
    return xs[len(xs) // 2]


@ensure(lambda r, total, n: sum(r) == total, "parts must add up")
def split(total, n):
    return [total // n] * n


for call in [(middle, [4, 9, 1]), (middle, []), (split, 12, 4), (split, 10, 4)]:
    f, *args = call
    try:
        print(f.__name__, *args, "=", f(*args))
    except ContractError as e:
        print("broken contract", e)

from functools import lru_cache, wraps


def limited(most):
    def decorate(func):
        left = most

        @wraps(func)
        def wrapper(*args):
            nonlocal left
            if left == 0:
                raise RuntimeError(f"{func.__name__} was used up")
            left -= 1
            return func(*args)
        return wrapper
    return decorate


@lru_cache
@limited(3)
def inside(n):
    return n * n


@limited(3)
@lru_cache
def outside(n):
    return n * n


for func in (inside, outside):
    got = []
    try:
        for n in (2, 3, 2, 2, 4, 5):
            got.append(func(n))
    except RuntimeError as e:
        print(e)
    print(func.__name__, got)
print(inside.cache_info().hits, outside.__wrapped__.cache_info().hits)
print(inside.__wrapped__.__wrapped__(7), inside(3))
inside(9)

import functools


def cached(func):
    cache = {}

    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        key = args, tuple(sorted(kwargs.items()))
        try:
            hit = key in cache
        except TypeError:
            wrapper.skipped += 1
            return func(*args, **kwargs)
        if not hit:
            cache[key] = func(*args, **kwargs)
        return cache[key]

    wrapper.cache = cache
    wrapper.skipped = 0
    return wrapper


@cached
def volume(a, b=1, c=1):
    print("  volume", a, b, c)
    return a * b * c if not isinstance(a, list) else [x * b * c for x in a]


print(volume(2, 3), volume(2, 3), volume(2, b=3), volume(b=3, a=2))
print(volume(c=4, a=2), volume(a=2, c=4), volume(2.0, 3))
print(volume([1, 2], 5), volume([1, 2], 5))
print(len(volume.cache), volume.skipped)

import warnings
from functools import wraps


def deprecated(instead):
    def decorate(function):
        @wraps(function)
        def wrapper(*args, **kwargs):
            warnings.warn(f"{function.__name__} is old, use {instead}", DeprecationWarning, stacklevel=2)
            return function(*args, **kwargs)
        return wrapper
    return decorate


def area(width, height):
    return width * height


@deprecated("area")
def rect(w, h):
    return area(w, h)


@deprecated("area * depth")
def volume(w, h, d):
    return rect(w, h) * d


def main():
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        a = rect(3, 4)
        v = volume(2, 3, 4)
        b = area(1, 1)
    print(a, v, b)
    for w in caught:
        print(w.category.__name__, "-", w.message)
    print(len(caught), "warnings")


main()

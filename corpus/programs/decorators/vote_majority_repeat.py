from collections import Counter
from functools import wraps


def majority(n):
    """Call n times and take the most frequent result."""
    def decorate(f):
        @wraps(f)
        def wrapper(*args):
            results = Counter(f(*args) for _ in range(n))
            value, count = results.most_common(1)[0]
            wrapper.doubt = 1 - count / n
            return value
        wrapper.doubt = None
        return wrapper
    return decorate


noise = iter([0, 0, 3, 0, 1, 0, 0, -2, -2, -2, 0, 1])


@majority(3)
def measure(true_value):
    return true_value + next(noise)


@majority(5)
def constant(x):
    return x * 2


def main():
    for true in (10, 20, 30, 40):
        value = measure(true)
        print(f"{true} -> {value} doubt {measure.doubt:.2f}", "" if value == true else "WRONG")
    print(constant(4), constant.doubt, constant.__name__)
    print(measure.__doc__, measure.doubt == constant.doubt)


main()

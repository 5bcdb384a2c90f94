from functools import wraps


class Now:
    value = 0


def keep(calls):
    """Decorator: ask the function again after so many uses of a kept result."""
    def decorate(function):
        store = {}

        @wraps(function)
        def wrapper(*args, fresh=False):
            value, left = store.get(args, (None, 0))
            if left == 0 or fresh:
                value, left = function(*args), calls
            store[args] = value, left - 1
            return value

        wrapper.peek = lambda: dict(store)
        return wrapper
    return decorate


@keep(calls=2)
def temperature(city):
    Now.value += 1
    return f"{city} {10 + Now.value}°"


def main():
    print([temperature("Oslo") for _ in range(5)])
    print(temperature("Rome"), temperature("Oslo", fresh=True), temperature("Oslo"))
    print(temperature.peek())
    print(temperature.__name__, Now.value, "measurements")
    print(temperature("Oslo"), temperature("Rome"), temperature("Rome"))


main()

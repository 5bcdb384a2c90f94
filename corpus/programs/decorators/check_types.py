from functools import wraps


def checked(function):
    hints = function.__annotations__
    names = function.__code__.co_varnames[:function.__code__.co_argcount]

    @wraps(function)
    def wrapper(*args, **kwargs):
        given = dict(zip(names, args), **kwargs)
        for name, value in given.items():
            want = hints.get(name)
            if want and not isinstance(value, want):
                raise TypeError(f"{function.__name__}: {name} must be {want.__name__}, not {type(value).__name__}")
        result = function(*args, **kwargs)
        if "return" in hints and not isinstance(result, hints["return"]):
            raise TypeError(f"{function.__name__} returned {result!r}")
        return result
    return wrapper


@checked
def rent(area: float, per_metre: float, garage: bool = False) -> float:
    return area * per_metre + (60 if garage else 0)


@checked
def initials(first: str, last: str) -> str:
    return first[0] + last[0] if last else None


def main():
    print(rent(42.5, 11.0))
    print(rent(30.0, per_metre=10.5, garage=True))
    print(initials("Ada", last="Lovelace"))
    for call in (lambda: rent("42", 11.0), lambda: initials("Cher", "")):
        try:
            print(call())
        except TypeError as e:
            print("TypeError:", e)
    print(rent(50, 9.5))


if __name__ == "__main__":
    main()

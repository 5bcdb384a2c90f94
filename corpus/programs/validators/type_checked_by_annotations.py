def checked(func):
    notes = func.__annotations__

    def wrapper(*args, **kwargs):
        names = func.__code__.co_varnames[:func.__code__.co_argcount]
        for name, value in {**dict(zip(names, args)), **kwargs}.items():
            want = notes.get(name)
            if want and not isinstance(value, want):
                raise TypeError(f"{func.__name__}: {name} must be {want.__name__}, not {value!r}")
        result = func(*args, **kwargs)
        if "return" in notes:
            assert isinstance(result, notes["return"]), f"returned {result!r}"
        return result
    return wrapper


@checked
def repeat(text: str, times: int = 2, sep="") -> str:
    return sep.join([text] * times)


@checked
def half(n: int) -> int:
    return n // 2 if n % 2 == 0 else n / 2


for call in (
    lambda: repeat("ab"),
    lambda: repeat("ab", times=3, sep="-"),
    lambda: repeat(5),
    lambda: repeat("a", "b"),
    lambda: half(True),
    lambda: half(10),
):
    try:
        print(call())
    except (TypeError, AssertionError) as e:
        print(type(e).__name__, e)

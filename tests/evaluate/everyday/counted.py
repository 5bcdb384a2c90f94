import functools


def counted(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        wrapper.calls += 1
        return function(*args, **kwargs)

    wrapper.calls = 0
    return wrapper


def limited(most):
    def decorate(function):
        def inner(text):
            result = function(text)
            if len(result) > most:
                return result[:most] + "…"
            return result
        return inner
    return decorate


@counted
def add(a, b=1):
    return a + b


@limited(5)
def shout(text):
    return text.upper() + "!"


def main():
    x = add(1, 2)
    y = add(x, b=10)
    z = add(y)
    print(x, y, z, add.calls)
    short = shout("hi")
    long = shout("hello there")
    print(short, long)


main()

from functools import partial, wraps


def shout(func=None, *, mark="!"):
    if func is None:
        return partial(shout, mark=mark)

    @wraps(func)
    def wrapper(*args):
        return func(*args).upper() + mark
    return wrapper


@shout
def hello(name):
    return f"hello {name}"


@shout(mark="?!")
def bye(name, when="soon"):
    return f"see you {when}, {name}"


@shout()
def nothing():
    return ""


print(hello("ann"), bye("bob"), bye("cy", "never"), nothing())
print(shout(str)(12), hello.__wrapped__("dee"))
print([f.__name__ for f in (hello, bye, nothing)])

from functools import wraps


class Busy(Exception):
    pass


def retry(times=3, on=Exception, default=None):
    def decorate(function):
        @wraps(function)
        def wrapper(*args, **kwargs):
            last = None
            for attempt in range(1, times + 1):
                try:
                    return function(*args, **kwargs)
                except on as error:
                    last = error
                    print(f"  attempt {attempt}: {error}")
            if default is not None:
                return default
            raise last
        return wrapper
    return decorate


answers = iter(["busy", "busy", "hello?", "busy", "busy", "busy"])


@retry(times=3, on=Busy)
def call(number):
    state = next(answers)
    if state == "busy":
        raise Busy(number + " is busy")
    return state


@retry(2, on=(KeyError, IndexError), default="n/a")
def lookup(table, key, pos):
    return table[key][pos]


print(call("0711-22"))
print(lookup({"a": [1, 2]}, "a", 1), lookup({}, "b", 0))
try:
    call("0711-33")
except Busy as b:
    print("gave up:", b)

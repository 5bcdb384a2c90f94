from contextlib import contextmanager
from functools import wraps

stack = []


@contextmanager
def section(name):
    print("  " * len(stack) + f"begin {name}")
    stack.append(name)
    try:
        yield
    except ArithmeticError as e:
        print("  " * len(stack) + f"failed: {e}")
    finally:
        stack.pop()
        print("  " * len(stack) + f"end {name}")


def traced(function):
    @wraps(function)
    def wrapper(*args):
        with section(f"{function.__name__}{args}"):
            return function(*args)
    return wrapper


@traced
def ratio(a, b):
    return a / b


@traced
def report(values):
    total = sum(values)
    return [round(ratio(v, total), 2) for v in values]


print(report([3, 1]))
print(ratio(1, 0))
print(stack, ratio.__name__)
print(report([2, -2]))

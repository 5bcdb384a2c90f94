def tracer(write):
    level = 0

    def trace(func):
        def wrapper(*args):
            nonlocal level
            write("| " * level + f"{func.__name__}{args}")
            level += 1
            try:
                result = func(*args)
            finally:
                level -= 1
            write("| " * level + f"-> {result}")
            return result
        return wrapper
    return trace


lines = []
trace = tracer(lines.append)


@trace
def gcd(a, b):
    return a if b == 0 else gcd(b, a % b)


@trace
def lcm(*xs):
    a, b = xs
    return a * b // gcd(a, b)


print(lcm(12, 18))
print("\n".join(lines))

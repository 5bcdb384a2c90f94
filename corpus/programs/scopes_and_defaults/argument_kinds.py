def f(a, b=2, /, c=3, *rest, d, e=5, **more):
    return (a, b, c, rest, d, e, more)


print(f(1, d=4))
print(f(1, 9, 8, 7, 6, d=0))
print(f(1, d=4, z=1, a="second a"))
values = [10, 20]
named = {"d": 30, "q": 40}
print(f(*values, **named))
for call in (lambda: f(1), lambda: f(d=1), lambda: f(1, 2, 3, c=4, d=5)):
    try:
        print(call())
    except TypeError as err:
        print("error:", err)


def first_and_rest(first, *rest):
    return first if not rest else first + first_and_rest(*rest)


print(first_and_rest(1, 2, 3), first_and_rest("a", "b"), first_and_rest([1], [2, 3]))

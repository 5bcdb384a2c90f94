def numbers():
    print("start")
    try:
        n = 1
        while True:
            yield n
            n = n * 2 + 1
    finally:
        print("generator closed at", n)


def first_over(limit):
    for n in numbers():
        if n > limit:
            return n


print(first_over(20))
g = numbers()
print(next(g), next(g))
g.close()
try:
    next(g)
except StopIteration:
    print("nothing more")

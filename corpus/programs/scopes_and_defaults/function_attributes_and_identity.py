def counter():
    counter.n = getattr(counter, "n", 0) + 1
    return counter.n


def outer():
    def inner():
        return 1
    return inner


print(counter(), counter(), counter.n)
alias = counter
del counter
try:
    alias()
except NameError as e:
    print("NameError:", e)
one, two = outer(), outer()
print(one is two, one() is two(), one == one, one.__name__)
table = {one: "one", two: "two"}
print(table[two], len(table))
ops = [len, sum, max, sorted]
for op in ops:
    print(op.__name__, op([3, 1, 2]))
counter = alias
print(counter(), callable(counter))

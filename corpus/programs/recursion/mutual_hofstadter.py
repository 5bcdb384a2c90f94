def female(n):
    return 1 if n == 0 else n - male(female(n - 1))


def male(n):
    return 0 if n == 0 else n - female(male(n - 1))


def even(n):
    return True if n == 0 else odd(n - 1)


def odd(n):
    return False if n == 0 else even(n - 1)


print([female(n) for n in range(4)])
print([male(n) for n in range(4)])
print(even(5), odd(5), even(0))
print([n for n in range(5) if even(n)], female(5) - male(5))

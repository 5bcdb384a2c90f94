def plus(n):
    print("making plus", n)
    def decorate(f):
        print("  plus", n, "on", f.__name__)
        def plus_wrapper(x):
            return f(x) + n
        return plus_wrapper
    return decorate

def double(f):
    print("  double on", f.__name__)
    def double_wrapper(x):
        return 2 * f(x)
    return double_wrapper

@plus(1)
@double
@plus(10)
def same(x):
    return x

@double
@plus(1)
def other(x):
    return x * x

print(same(0), same(5))
print(other(3), same(other(1)))
print(same.__name__, other.__name__)
again = double(same)
print(again(5), again is same)
print(double(double(lambda x: x - 1))(3))

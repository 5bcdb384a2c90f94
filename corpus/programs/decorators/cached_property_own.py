class cached:
    """A property that is computed once."""

    def __init__(self, method):
        self.method = method
        self.name = method.__name__

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        print("computing", self.name)
        value = self.method(obj)
        obj.__dict__[self.name] = value
        return value


class Polynomial:
    def __init__(self, *coefficients):
        self.coefficients = list(coefficients)

    @cached
    def degree(self):
        return len(self.coefficients) - 1

    @cached
    def text(self):
        parts = []
        for i, c in enumerate(self.coefficients):
            if c:
                parts.append(f"{c}x^{self.degree - i}")
        return " + ".join(parts)

    def __call__(self, x):
        result = 0
        for c in self.coefficients:
            result = result * x + c
        return result


p = Polynomial(2, 0, -3, 1)
print(p.text)
print(p.text, p.degree)
print([p(x) for x in range(-1, 3)])
p.coefficients.insert(0, 5)
print(p.degree, p(1))
del p.degree
print(p.degree, p.text)

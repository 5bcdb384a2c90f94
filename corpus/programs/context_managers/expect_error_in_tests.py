class expect:
    def __init__(self, kind, text=""):
        self.kind, self.text = kind, text

    def __enter__(self):
        return self

    def __exit__(self, kind, error, tb):
        if kind is None:
            print(f"FAIL: no {self.kind.__name__} came")
        elif not issubclass(kind, self.kind):
            print(f"FAIL: {kind.__name__} instead of {self.kind.__name__}")
        elif self.text not in str(error):
            print("FAIL: other text:", error)
        else:
            print("ok", error)
        return True


def divide_pizza(slices, people):
    if people < 0:
        raise ValueError("negative people")
    each, rest = divmod(slices, people)
    return each, rest


with expect(ValueError, "negative"):
    divide_pizza(8, -1)

with expect(ZeroDivisionError):
    divide_pizza(8, 0)

with expect(ValueError):
    divide_pizza(8, 3)

with expect(LookupError):
    divide_pizza("8", 3)

with expect(ArithmeticError, "infinite"):
    divide_pizza(1, 0)

print(divide_pizza(slices=14, people=4))

class Result:
    def __init__(self, value=None, error=None):
        self.value, self.error = value, error

    def then(self, func):
        if self.error is not None:
            return self
        try:
            return Result(func(self.value))
        except Exception as e:
            return Result(error=e)

    def otherwise(self, default):
        return self.value if self.error is None else default

    def unwrap(self):
        if self.error:
            raise self.error
        return self.value


def reciprocal_percent(text):
    return Result(text).then(str.strip).then(int).then(lambda n: 100 / n).then(round)


for text in (" 8 ", "0", "x", 5):
    r = reciprocal_percent(text)
    print(repr(text), r.otherwise("-"), type(r.error).__name__)
try:
    reciprocal_percent("0").unwrap()
except ZeroDivisionError as e:
    print("again:", e)
print(Result(0).unwrap(), Result(None).then(lambda v: v is None).value)
reciprocal_percent("one").unwrap()

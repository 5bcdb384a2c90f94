class Ok:
    def __init__(self, value):
        self.value = value

    def then(self, function):
        try:
            return Ok(function(self.value))
        except (ValueError, KeyError, ZeroDivisionError) as e:
            return Failed(function.__name__, e)

    def __repr__(self):
        return f"Ok({self.value!r})"


class Failed:
    def __init__(self, where, error):
        self.where, self.error = where, error

    def then(self, function):
        return self

    def __repr__(self):
        return f"Failed({self.where}: {type(self.error).__name__})"


def number(text):
    return int(text)


def inverse(n):
    return 100 / n


def grade(p):
    return {1: "poor", 10: "fair", 50: "good"}[p]


results = [Ok(t).then(number).then(inverse).then(grade) for t in ("2", "10", "zero", "0", "7")]
for r in results:
    print(r)
good = [r.value for r in results if isinstance(r, Ok)]
where = sorted({r.where for r in results if isinstance(r, Failed)})
print(good, where)
last = Ok("5").then(number).then(len)
print(last)

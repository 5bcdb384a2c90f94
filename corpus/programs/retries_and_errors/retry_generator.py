def attempts(n, quiet=False):
    """for attempt in attempts(3): with attempt: ..."""
    state = {"done": False, "last": None}

    class Attempt:
        def __init__(self, number):
            self.number = number

        def __enter__(self):
            return self.number

        def __exit__(self, kind, error, tb):
            if error is None:
                state["done"] = True
                return False
            state["last"] = error
            return True

    for i in range(1, n + 1):
        yield Attempt(i)
        if state["done"]:
            return
    if not quiet:
        raise RuntimeError(f"{n} attempts failed") from state["last"]


answers = ["maybe", "dunno", "42", "7"]
for attempt in attempts(3):
    with attempt as number:
        value = int(answers[number - 1])
        print("attempt", number, "gave", value)

for attempt in attempts(2, quiet=True):
    with attempt as number:
        print("try", number)
        value = int("x" * number)
print("value still", value)

try:
    for attempt in attempts(1):
        with attempt:
            {}["key"]
except RuntimeError as e:
    print(e, "-", repr(e.__cause__))

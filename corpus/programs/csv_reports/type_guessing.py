def guess(value):
    for kind in (int, float):
        try:
            return kind(value)
        except ValueError:
            pass
    if value.lower() in ("yes", "no"):
        return value.lower() == "yes"
    return value or None


def column_type(values):
    kinds = {type(v).__name__ for v in values if v is not None}
    if kinds == {"int", "float"}:
        return "float"
    if len(kinds) == 1:
        return kinds.pop()
    return "mixed" if kinds else "empty"


lines = [
    "name,age,height,member,note",
    "Ann,34,1.7,yes,",
    "Jo,28,2,no,",
    "X-1,unknown,1.65,YES,",
]
header, *rows = [l.split(",") for l in lines]
typed = [[guess(v) for v in row] for row in rows]
for name, column in zip(header, zip(*typed)):
    print(f"{name:>7}: {column_type(column):<6} {column}")

assert len(typed) == len(rows)
ages = [row[1] for row in typed]
numbers = [a for a in ages if isinstance(a, int)]
print(sum(numbers) / len(numbers))
print(guess("1e3"), guess("007"), guess("nan"), guess("No"))

import re

cells = {
    "A1": "12", "A2": "7.5", "A3": "=A1+A2",
    "B1": "=A3*2", "B2": "=SUM(A1:A3)", "B3": "price",
    "C1": "=C2-1", "C2": "=C1+1", "C3": "=B3+1",
}
busy = []


def expand(first, last):
    column = first[0]
    return [f"{column}{n}" for n in range(int(first[1:]), int(last[1:]) + 1)]


def value(name):
    text = cells.get(name, "0")
    if not text.startswith("="):
        try:
            return float(text)
        except ValueError:
            return text
    if name in busy:
        raise RecursionError(f"{name} depends on itself")
    busy.append(name)
    try:
        if m := re.fullmatch(r"=SUM\((\w+):(\w+)\)", text):
            return sum(value(c) for c in expand(*m.groups()))
        left, sign, right = re.fullmatch(r"=(\w+)([-+*])(\w+)", text).groups()
        a, b = (float(s) if s.isdigit() else value(s) for s in (left, right))
        return a + b if sign == "+" else a - b if sign == "-" else a * b
    finally:
        busy.pop()


for name in sorted(cells):
    try:
        print(name, value(name))
    except RecursionError as e:
        print(name, "#CYCLE", e)
    except TypeError:
        print(name, "#VALUE")
cells["A1"] = "0"
print(value("B2"), busy)

c_to_k = lambda c: c + 273.15
k_to_f = lambda k: k * 9 / 5 - 459.67
f_to_c = lambda f: (f - 32) * 5 / 9
graph = {("C", "K"): c_to_k, ("K", "F"): k_to_f, ("F", "C"): f_to_c}

def path(a, b):
    todo = [(a, [])]
    seen = {a}
    while todo:
        unit, steps = todo.pop(0)
        if unit == b:
            return steps
        for (x, y), f in graph.items():
            if x == unit and y not in seen:
                seen.add(y)
                todo.append((y, steps + [f]))
    raise LookupError(f"no way from {a} to {b}")

def convert(value, a, b):
    for f in path(a, b):
        value = f(value)
    return round(value, 2)

print(convert(100, "C", "F"), convert(0, "K", "C"), convert(98.6, "F", "K"))
print(len(path("C", "F")), len(path("F", "F")))
for c in (-40, 0, 37):
    f = convert(c, "C", "F")
    print(f"{c}°C = {f}°F, back {convert(f, 'F', 'C')}")
try:
    convert(1, "C", "R")
except LookupError as e:
    print(e)

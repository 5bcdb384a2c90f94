def between(**limits):
    """Check keyword arguments:  @between(age=(0, 120))."""
    def decorate(function):
        def wrapper(**kwargs):
            for name, (low, high) in limits.items():
                value = kwargs[name]
                if not low <= value <= high:
                    raise ValueError(f"{name}={value} is not in {low}..{high}")
            return function(**kwargs)
        return wrapper
    return decorate


@between(age=(18, 75), weight=(45, 160))
def dose(*, age, weight, strong=False):
    mg = weight * 5
    if age > 65:
        mg -= mg // 4
    return mg * 2 if strong else mg


patients = [
    {"age": 30, "weight": 80},
    {"age": 70, "weight": 60, "strong": True},
    {"age": 17, "weight": 55},
    {"age": 40, "weight": 38.5},
]
total = 0
for p in patients:
    try:
        mg = dose(**p)
    except ValueError as reason:
        print("no dose:", reason)
        continue
    total += mg
    print(f"age {p['age']}: {mg} mg")
print("total", total)
dose(weight=70)

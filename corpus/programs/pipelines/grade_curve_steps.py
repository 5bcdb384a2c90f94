grades = {"Ana": 62, "Ben": 48, "Cho": 91, "Dov": 77, "Eli": 35}


def curve(grades, points):
    return {n: g + points for n, g in grades.items()}


def cap(grades, top=100):
    return {n: min(g, top) for n, g in grades.items()}


def drop_lowest(grades):
    lowest = min(grades, key=grades.get)
    del grades[lowest]
    return grades


def letters(grades):
    table = [(90, "A"), (75, "B"), (60, "C"), (0, "F")]
    return {n: next(l for limit, l in table if g >= limit) for n, g in grades.items()}


curved = cap(curve(grades, 12))
print(curved)
final = drop_lowest(curved)
print(letters(final))
print(len(curved), len(grades), len(final))
plain = letters(grades)
improved = [n for n in final if letters(final)[n] < plain[n]]
print("improved:", improved)
strict = letters({"Zoe": 75, "Max": 89.5, "Kit": -3})
print(strict)

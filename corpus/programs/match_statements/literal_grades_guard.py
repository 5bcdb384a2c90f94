def comment(grade):
    match grade:
        case 1 | 2:
            return "well done"
        case 3:
            return "fine"
        case int(n) if n > 6 or n < 1:
            return f"{n} is no grade"
        case int():
            return "see me"
        case float(x) if x.is_integer():
            return comment(int(x))
        case "absent" | None:
            return "not there"
        case str() as text if text.isdigit():
            return comment(int(text)) + " (text)"
        case True:
            return "never: True is an int"
        case [*many]:
            return [comment(g) for g in many]
        case other:
            return f"?{other}"


for g in (1, 4, 9, 2.0, 2.5, None, "3", "absent", True, [3, "x"]):
    print(repr(g), "->", comment(g))

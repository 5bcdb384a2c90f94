WEEK = {
    "Mon": ["math", "math", "art"],
    "Tue": [],
    "Wed": ["sport", "bio", "bio", "math"],
    "Thu": ["art"],
}


def describe(day):
    match day:
        case []:
            return "free"
        case [only]:
            return f"only {only}"
        case [first, second, *rest] if first == second:
            return f"double {first}, then {', '.join(rest)}"
        case ["sport", *rest]:
            return f"bring shoes, then {len(rest)} lessons"
        case _:
            return "mixed"


total = {}
for name, lessons in WEEK.items():
    print(name, "-", describe(lessons))
    for lesson in lessons:
        total[lesson] = total.get(lesson, 0) + 1

print(total)
WEEK["Tue"] += WEEK["Thu"]
WEEK["Thu"] = WEEK["Tue"]
WEEK["Thu"].append("choir")
print(WEEK["Tue"], describe(WEEK["Tue"]))
doubles = [d for d, l in WEEK.items() if any(a == b for a, b in zip(l, l[1:]))]
print(doubles)

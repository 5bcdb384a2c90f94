def uncovered(shifts, opens, closes):
    """Minutes with fewer than two guards, hour by hour."""
    weak = []
    for hour in range(opens, closes):
        there = [name for name, (a, b) in shifts.items() if a <= hour and b >= hour + 1]
        if len(there) < 2:
            weak.append((hour, there))
    return weak


def describe(weak):
    if not weak:
        return "always two guards"
    lines = []
    for hour, there in weak:
        lines.append(f"{hour}-{hour + 1}: {there[0] if there else 'NOBODY'}")
    return "; ".join(lines)


shifts = {"Ada": (9, 13), "Bo": (9, 12), "Cem": (12, 17), "Dov": (14, 17)}
print(describe(uncovered(shifts, 9, 17)))
print(describe(uncovered(shifts, 8, 12)))

def extend(shifts, name, to):
    a, b = shifts[name]
    shifts[name] = (a, max(b, to))
    return shifts

better = extend(shifts, "Ada", 14)
print(describe(uncovered(better, 9, 17)))
hours = {n: b - a for n, (a, b) in shifts.items()}
print(hours, sum(hours.values()))
spare = min(hours, key=hours.get)
print("least work:", spare)

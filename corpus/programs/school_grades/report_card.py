WEIGHTS = {"exam": 0.5, "homework": 0.3, "oral": 0.2}


def final_grade(marks):
    total = 0
    for part, weight in WEIGHTS.items():
        scores = marks.get(part, [])
        if not scores:
            continue
        total += weight * sum(scores) / len(scores)
    return round(total, 1)


def letter(points):
    if points >= 90:
        return "A"
    elif points >= 80:
        return "B"
    elif points >= 65:
        return "C"
    return "F"


def main():
    pupils = {
        "Aylin": {"exam": [92, 88], "homework": [100, 90, 95], "oral": [80]},
        "Ben": {"exam": [70, 64], "homework": [55], "oral": [90, 85]},
        "Chloé": {"exam": [98], "homework": [97, 99]},
    }
    grades = {}
    for name, marks in pupils.items():
        grades[name] = final_grade(marks)
        print(f"{name:<7}{grades[name]:>6}  {letter(grades[name])}")
    mean = sum(grades.values()) / len(grades)
    above = [n for n, g in grades.items() if g > mean]
    print("class mean", round(mean, 2), "above:", above)
    best = max(grades, key=grades.get)
    print("prize for", best)


if __name__ == "__main__":
    main()

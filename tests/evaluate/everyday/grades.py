students = [
    {"name": "Ada", "marks": [90, 85, 77]},
    {"name": "Ben", "marks": [55, 61]},
    {"name": "Cy", "marks": []},
]


def average(marks):
    if not marks:
        return 0.0
    return sum(marks) / len(marks)


def letter(mark):
    if mark >= 80:
        return "A"
    elif mark >= 60:
        return "B"
    elif mark >= 40:
        return "C"
    return "F"


def report(students):
    rows = []
    for student in students:
        mean = average(student["marks"])
        grade = letter(mean)
        rows.append((student["name"], round(mean, 1), grade))
    rows.sort(key=lambda row: row[1], reverse=True)
    return rows


rows = report(students)
best, *others = rows
print(best[0])
for name, mean, grade in rows:
    print(f"{name:>5} {mean:6.1f} {grade}")

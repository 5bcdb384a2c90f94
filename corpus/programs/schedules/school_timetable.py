timetable = {
    "Mon": ["maths", "maths", "art", "-", "sport"],
    "Tue": ["german", "biology", "-", "maths", "music"],
    "Wed": ["art", "-", "-", "german", "german"],
}

# hours per subject
hours = {}
for day in timetable:
    for subject in timetable[day]:
        if subject == "-":
            continue
        if subject in hours:
            hours[subject] += 1
        else:
            hours[subject] = 1
print(hours)

# free lessons between others
for day, lessons in timetable.items():
    gaps = 0
    for i, subject in enumerate(lessons):
        if subject == "-" and 0 < i < len(lessons) - 1:
            gaps += 1
    print(day, "has", gaps, "gap" if gaps == 1 else "gaps")

doubles = [
    (day, a)
    for day, lessons in timetable.items()
    for a, b in zip(lessons, lessons[1:])
    if a == b != "-"
]
print("double lessons:", doubles)
favourite = max(hours, key=hours.get)
print("most hours:", favourite, hours[favourite])

from collections import defaultdict

LESSONS = [
    ("Mon", 1, "7a", "math", "Frost"),
    ("Mon", 2, "7b", "math", "Frost"),
    ("Mon", 2, "7a", "music", "Lang"),
    ("Tue", 1, "7b", "art", "Mohr"),
    ("Tue", 1, "7a", "math", "Frost"),
    ("Tue", 2, "7b", "sport", "Mohr"),
    ("Tue", 1, "7a", "art", "Mohr"),
]


def clashes(lessons, key):
    seen = defaultdict(list)
    for lesson in lessons:
        day, hour = lesson[:2]
        seen[day, hour, lesson[key]].append(lesson)
    return {slot: found for slot, found in seen.items() if len(found) > 1}


hours = defaultdict(int)
for *_, teacher in LESSONS:
    hours[teacher] += 1
print(dict(hours))

TEACHER, GROUP = 4, 2
for slot, found in clashes(LESSONS, TEACHER).items():
    print("teacher clash", slot, [f[2] for f in found])
for slot, found in clashes(LESSONS, GROUP).items():
    print("class clash", slot, [f[3] for f in found])

fixed = [l for l in LESSONS if l != ("Tue", 1, "7a", "art", "Mohr")]
print(len(clashes(fixed, TEACHER)), len(clashes(fixed, GROUP)))
per_day = {d: sum(l[0] == d for l in fixed) for d in ("Mon", "Tue", "Wed")}
print(per_day)

scheme = "Q1:4 Q2:6 Q3a:3 Q3b:2 Q4:5"
student = "Q1=3 Q2=6 Q3a=1 Q4=4.5"

possible = {}
for item in scheme.split():
    q, p = item.split(":")
    possible[q] = int(p)

given = {q: float(p) for q, p in (item.split("=") for item in student.split())}

total = 0
for q in possible:
    got = given.get(q, 0)
    total += got
    flag = ""
    if q not in given:
        flag = "not answered"
    elif got == possible[q]:
        flag = "full marks"
    print(q.ljust(4), "%4.1f / %d" % (got, possible[q]), flag)

maximum = sum(possible.values())
percent = total / maximum * 100
print("total", total, "of", maximum)
if percent >= 50:
    print("passed with", str(round(percent)) + "%")
else:
    print("failed")

main_questions = {}
for q, p in possible.items():
    key = q[:2]
    main_questions[key] = main_questions.get(key, 0) + p
print(main_questions, max(main_questions, key=main_questions.get))

answers = "yes;No;YES ; maybe;;no;yes;Dont know".split(";")

def tidy(answers):
    result = []
    for a in answers:
        a = a.strip().lower()
        if a != "":
            result.append(a)
    return result

def recode(answers, codes):
    for i in range(len(answers)):
        answers[i] = codes.get(answers[i], 0)
    return answers

def percentages(codes):
    n = len(codes)
    table = {}
    for c in sorted(set(codes)):
        table[c] = 100 * codes.count(c) // n
    return table

tidied = tidy(answers)
codes = recode(tidied, {"yes": 1, "no": -1})
print("answers:", len(answers), "tidied:", tidied)
print("codes:", codes)
table = percentages(codes)
for c in table:
    print("%+d: %d %%" % (c, table[c]))
print("together", sum(table.values()), "%")
mood = sum(codes) / len(codes)
print("mood", mood, "positive" if mood > 0 else "not positive")

questions = [
    ["2 + 3 * 4", "14"],
    ["Capital of Italy", "Rome"],
    ["Opposite of hot", "cold"],
]
answers = ["20", "rome ", "cold"]

score = 0
wrong = []
for i in range(len(questions)):
    question = questions[i][0]
    right = questions[i][1]
    answer = answers[i].strip()
    print(str(i + 1) + ") " + question + "? " + answer)
    if answer.lower() == right.lower():
        print("   correct")
        score += 1
    else:
        print("   wrong, it is", right)
        wrong.append(i + 1)

percent = score / len(questions) * 100
print("score:", score, "of", len(questions), "=", round(percent), "%")
if percent == 100:
    print("perfect")
elif percent > 50:
    print("good, look again at", wrong)
else:
    print("practise more")
grade = 6 - score * 5 // len(questions)
print("grade", grade)

from fractions import Fraction

exercises = ["1/2 + 1/3", "3/4 - 1/6", "2/3 * 9/4", "5/8 / 5/2"]
answers = ["5/6", "7/12", "18/12", "2"]


def solve(text):
    a, op, b = text.split()
    a, b = Fraction(a), Fraction(b)
    if op == "+":
        return a + b
    if op == "-":
        return a - b
    if op == "*":
        return a * b
    return a / b


points = 0.0
for text, answer in zip(exercises, answers):
    right = solve(text)
    if str(right) == answer:
        points += 1
        remark = "right"
    elif Fraction(answer) == right:
        points += 0.5
        remark = f"right, but {answer} can be reduced to {right}"
    elif Fraction(answer) == 1 / right:
        remark = f"upside down, it is {right}"
    else:
        remark = f"wrong, off by {Fraction(answer) - right}"
    print(f"{text} = {answer}: {remark}")
print("points", points, "of", len(exercises))
mixed = divmod(sum(map(solve, exercises)), 1)
print("sum of all:", mixed[0], "and", mixed[1])

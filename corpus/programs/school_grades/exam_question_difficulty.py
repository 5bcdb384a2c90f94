answers = {
    "Abi": [1, 1, 0, 1, 1],
    "Bob": [1, 0, 0, 0, 1],
    "Cat": [1, 1, 1, 1, 1],
    "Deb": [0, 1, 0, 0, 1],
}
n_questions = 5

totals = {name: sum(a) for name, a in answers.items()}
order = sorted(totals, key=totals.get, reverse=True)
half = len(order) // 2
top, bottom = order[:half], order[half:]
print("top", top, "bottom", bottom)

print("q  easy  split")
for q in range(n_questions):
    right = sum(answers[name][q] for name in answers)
    p = right / len(answers)
    d = sum(answers[n][q] for n in top) / half - sum(answers[n][q] for n in bottom) / half
    note = ""
    if p == 1:
        note = "too easy"
    elif d <= 0:
        note = "does not separate"
    print(f"{q + 1} {p:>5.2f} {d:>+6.2f}  {note}")

mean = sum(totals.values()) / len(totals)
variance = sum((t - mean) ** 2 for t in totals.values()) / len(totals)
pq = 0
for q in range(n_questions):
    p = sum(a[q] for a in answers.values()) / len(answers)
    pq += p * (1 - p)
kr20 = n_questions / (n_questions - 1) * (1 - pq / variance)
print("mean", mean, "variance", round(variance, 3), "reliability", round(kr20, 3))
print({name: "".join("x" if r else "." for r in a) for name, a in answers.items()})

shown = 0
called = [7, 8, 10, 9, 42, 100]
waiting = {7: "Abel", 9: "Bor", 10: "Cox", 42: "Dee", 43: "Eno"}

missed = []
for n in called:
    text = str(n).zfill(3)
    if n < shown:
        text = text + " (back)"
    shown = max(shown, n)
    if n in waiting:
        print(text, waiting.pop(n))
    else:
        missed.append(n)
        print(text, "nobody")

print("still waiting:", waiting)
print("missed:", missed)
digits = "".join(str(n) for n in called)
for d in sorted(set(digits)):
    print(d, digits.count(d), end=" | ")
print()
lit = {"0": 6, "1": 2, "2": 5, "4": 4, "7": 3, "8": 7, "9": 6}
print("segments:", sum(lit[d] for d in digits), "most:", max(called, key=lambda n: sum(lit[d] for d in str(n))))

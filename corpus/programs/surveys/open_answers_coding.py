CODES = {
    "price": ["expensive", "price", "cheap", "cost"],
    "staff": ["friendly", "rude", "staff", "waiter"],
    "place": ["cosy", "cold", "noisy", "toilet"],
}
NEGATIVE = {"expensive", "rude", "cold", "noisy", "not", "never"}

answers = [
    "Friendly staff but a bit expensive",
    "cosy and cheap!",
    "The waiter was rude, never again.",
    "ok",
    "Not expensive. NOISY though, and cold",
]


def code(answer):
    words = [w.strip(".,!").lower() for w in answer.split()]
    codes = {c for c, keys in CODES.items() if any(k in words for k in keys)}
    return sorted(codes) or ["other"], sum(w in NEGATIVE for w in words)


table = {}
for a in answers:
    codes, bad = code(a)
    mood = "-" if bad else "+"
    print(mood, codes, a)
    for c in codes:
        plus, minus = table.get(c, (0, 0))
        table[c] = (plus + (not bad), minus + bool(bad))

for c, (plus, minus) in sorted(table.items(), key=lambda t: -sum(t[1])):
    print(f"{c:<6} +{plus} -{minus}")
unhappy = [i for i, a in enumerate(answers, 1) if code(a)[1] > 1]
print("call back:", unhappy)
print(code("Price is NOT high")[1], code("")[0])

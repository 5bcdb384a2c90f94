# friends try to guess the keyword of a cipher, the machine tells how good they are
secret = "LANTERN"
guesses = ["LAMPION", "LETTERS", "lantern", "TOAST", "LANTERN", "LATER"]

history = []
solved = False
attempt = 0
while attempt < len(guesses) and not solved:
    g = guesses[attempt]
    attempt += 1
    if len(g) != len(secret):
        print(g, "has the wrong length")
        continue
    marks = ["."] * len(secret)
    rest = []
    for i in range(len(secret)):
        if g[i] == secret[i]:
            marks[i] = "#"
        else:
            rest.append(secret[i])
    for i in range(len(secret)):
        if marks[i] == "." and g[i] in rest:
            marks[i] = "o"
            rest.remove(g[i])
    history.append((g, "".join(marks)))
    solved = "".join(marks) == "#" * len(secret)
    print(g, "".join(marks))

print("solved in" if solved else "not solved after", attempt, "attempts")
scores = [2 * m.count("#") + m.count("o") for _, m in history]
print(scores, max(scores))
known = ["_"] * len(secret)
for g, m in history[:2]:
    for i, mark in enumerate(m):
        if mark == "#":
            known[i] = g[i]
print("".join(known))

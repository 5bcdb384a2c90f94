word = "straßenbahn"
guesses = "enstarxbqh"
shown = ["_"] * len(word)
wrong = []
lives = 3

for g in guesses:
    if g in wrong or g in shown:
        print("again", g)
        continue
    if g in word:
        for i, ch in enumerate(word):
            if ch == g:
                shown[i] = g
    else:
        wrong.append(g)
        lives -= 1
    print(g, "".join(shown), "lives:", "♥" * lives)
    if "_" not in shown:
        print("You win!")
        break
    if lives == 0:
        print("You lose, it was", word)
        break
else:
    missing = sorted(set(word) - set(shown))
    print("out of guesses, missing:", missing)
print("wrong:", wrong)

word = "kangaroo"
guesses = "aetogknr"
lives = 4

shown = ["_"] * len(word)
wrong = []

for letter in guesses:
    hits = 0
    for i in range(len(word)):
        if word[i] == letter:
            shown[i] = letter
            hits += 1
    if hits == 0:
        wrong.append(letter)
        lives -= 1
    line = " ".join(shown)
    print(letter, hits, line, "lives:", lives)
    if "_" not in shown:
        print("won!")
        break
    if lives == 0:
        print("lost, it was", word)
        break
else:
    print("no more guesses")

print("wrong letters:", wrong)
left = set(word) - set(guesses)
print("never guessed:", sorted(left))
